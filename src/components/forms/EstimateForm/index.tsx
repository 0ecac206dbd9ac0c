import island from '../../../islands';
import EstimateForm from './EstimateForm';

export default island('EstimateForm', EstimateForm);
