export { default } from './TwentyYearComparison';
