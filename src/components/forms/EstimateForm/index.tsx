import island from '@site/src/islands/island';
import EstimateForm from './EstimateForm.island';

export default island('components/forms/EstimateForm/EstimateForm', EstimateForm);
