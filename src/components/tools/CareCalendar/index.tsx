import island from '../../../islands';
import CareCalendar from './CareCalendar';

export default island('CareCalendar', CareCalendar);
