import type { Product } from '@bartan/contract/products/schema'
import type { DemoProduct } from './demo-product.ts'
import type { Rupees } from '@bartan/contract/shared/money'
import { rupees } from '@bartan/contract/shared/money'

type Described = Pick<
  DemoProduct,
  | 'name'
  | 'brand'
  | 'material'
  | 'category'
  | 'form'
  | 'price'
  | 'originalPrice'
  | 'variants'
  | 'createdDaysAgo'
>

type Legal = Pick<Product, 'hsn' | 'gstRate' | 'mrp' | 'declarations'>

/** Made up, as the brands' products are; a real shop enters its own. */
const MAKERS: Readonly<Record<string, string>> = {
  Prakash: 'Prakash Udyog, 4 Demo Industrial Area, Moradabad 244001, Uttar Pradesh',
  Aristo: 'Aristo Mouldings, 18 Demo Estate, Daman 396210',
  Omax: 'Omax Wares, 7 Demo Nagar, Wazirpur, Delhi 110052',
  Royal: 'Royal Homeware, 22 Demo Road, Rajkot 360002, Gujarat',
  Cello: 'Cello Demo Works, 3 Demo Park, Silvassa 396230',
  Supremewere: 'Supremewere Products, 9 Demo Layout, Bengaluru 560058, Karnataka',
}

/** What these are made of comes from abroad, so that a shopper has an origin to choose. */
const IMPORTED: ReadonlySet<string> = new Set(['knife-set', 'glass-set', 'soap-dispenser'])
const FOREIGN_MAKER = 'Demo Houseware Co., 88 Harbour Road, Ningbo'

/** The rates are those of November 2026 as an example: which one applies, a seller must know. */
const TAX: Readonly<Record<string, { hsn: string; gstRate: number }>> = {
  Steel: { hsn: '732393', gstRate: 5 },
  Iron: { hsn: '732391', gstRate: 5 },
  Aluminium: { hsn: '761510', gstRate: 5 },
}
const PLASTIC = { hsn: '392490', gstRate: 18 }

/** The newest goods still lack it, as in any shop: the page of what is missing has something to show. */
const OLD_ENOUGH = 150

/** The highest price that any variant has ever had; a pack is never sold above what is printed on it. */
const highest = ({ price, originalPrice = price, variants = [] }: Described): Rupees =>
  rupees(
    Math.max(originalPrice, ...variants.map((variant) => variant.originalPrice ?? variant.price)),
  )

const PIECES = /set of (\d+)/i

/** Tax and label of a demo product. */
export const demoLegal = (product: Described): Legal => {
  const { name, brand, material, form, createdDaysAgo } = product
  const isImported = IMPORTED.has(form)
  const maker = MAKERS[brand] ?? brand
  return {
    ...(TAX[material] ?? PLASTIC),
    ...(createdDaysAgo >= OLD_ENOUGH && { mrp: highest(product) }),
    declarations: {
      netQuantity: { value: Number(PIECES.exec(name)?.[1] ?? 1), unit: 'N' },
      manufacturer: isImported ? FOREIGN_MAKER : maker,
      ...(isImported && { importer: maker }),
      countryOfOrigin: isImported ? 'China' : 'India',
      ...(material === 'Steel' && { bis: { standard: 'IS 14756' } }),
    },
  }
}
