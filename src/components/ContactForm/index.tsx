import island from '../Island';
import ContactForm from './ContactForm';

export default island('ContactForm', ContactForm);
