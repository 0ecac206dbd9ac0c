import island from '@site/src/islands/island';
import ProductViews from './ProductViews.island';

export default island('tools/productViews/ui/ProductViews', ProductViews);
