import island from '../../../islands';
import Estimator from './Estimator';

export default island('Estimator', Estimator);
