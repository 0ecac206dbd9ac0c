import island from '@site/src/islands/island';
import ContactForm from './ContactForm.island';

export default island('components/forms/ContactForm/ContactForm', ContactForm);
