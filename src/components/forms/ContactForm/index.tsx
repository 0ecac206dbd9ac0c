import island from '../../../islands';
import ContactForm from './ContactForm';

export default island('ContactForm', ContactForm);
