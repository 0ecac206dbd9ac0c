import island from '../Island';
import Estimator from './Estimator';

export default island('Estimator', Estimator);
