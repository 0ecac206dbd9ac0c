import island from '@site/src/islands/island';
import CareCalendar from './CareCalendar.island';

export default island('tools/careCalendar/ui/CareCalendar', CareCalendar);
