export { default } from './CareCalendar';
