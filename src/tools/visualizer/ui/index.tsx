import island from '@site/src/islands/island';
import PatternVisualizer from './PatternVisualizer.island';

export default island('tools/visualizer/ui/PatternVisualizer', PatternVisualizer);
