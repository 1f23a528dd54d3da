export type { CartItem, CartLine } from './cart/cart-item.ts';
export { useCart } from './cart/use-cart.ts';
export { ProductBones, ProductGrid } from './catalogue/product-grid.tsx';
export { DesignerBones } from './designer/designer-bones.tsx';
export { ProductDesigner } from './designer/product-designer.tsx';
