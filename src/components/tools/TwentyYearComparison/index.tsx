import island from '../../../islands';
import TwentyYearComparison from './TwentyYearComparison';

export default island('TwentyYearComparison', TwentyYearComparison);
