import island from '../Island';
import CareCalendar from './CareCalendar';

export default island('CareCalendar', CareCalendar);
