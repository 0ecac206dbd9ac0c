import island from '@site/src/islands/island';
import Estimator from './Estimator.island';

export default island('tools/Estimator/Estimator', Estimator);
