import type { ShopContext } from '../../shop-context.ts'
import type { CatalogReplica } from './replica/catalog-replica.ts'

/** What use cases of products share. */
export type ProductsContext = ShopContext & { catalog: CatalogReplica }
