import island from '@site/src/islands/island';
import TwentyYearComparison from './TwentyYearComparison.island';

export default island('tools/TwentyYearComparison/TwentyYearComparison', TwentyYearComparison);
