import island from '@site/src/islands/island';
import Estimator from './Estimator.island';

export default island('tools/estimator/ui/Estimator', Estimator);
