import island from '@site/src/islands/island';
import TwentyYearComparison from './TwentyYearComparison.island';

export default island('tools/comparison/ui/TwentyYearComparison', TwentyYearComparison);
