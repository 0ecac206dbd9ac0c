import island from '../Island';
import TwentyYearComparison from './TwentyYearComparison';

export default island('TwentyYearComparison', TwentyYearComparison);
