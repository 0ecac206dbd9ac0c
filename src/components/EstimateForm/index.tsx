import island from '../Island';
import EstimateForm from './EstimateForm';

export default island('EstimateForm', EstimateForm);
