import type { Product } from '@bartan/contract/products/schema'
import type { DemoProduct } from './demo-product.ts'
import type { Rupees } from '@bartan/contract/shared/money'

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

type Legal = Pick<Product, 'hsn' | 'gstRate' | 'mrp' | 'variants' | 'declarations'>

/** Made up like the brands; a real shop enters its own. */
const MAKERS: Readonly<Record<string, string>> = {
  Prakash: 'Prakash Udyog, 4 Demo Industrial Area, Moradabad 244001, Uttar Pradesh',
  Aristo: 'Aristo Mouldings, 18 Demo Estate, Daman 396210',
  Omax: 'Omax Wares, 7 Demo Nagar, Wazirpur, Delhi 110052',
  Royal: 'Royal Homeware, 22 Demo Road, Rajkot 360002, Gujarat',
  Cello: 'Cello Demo Works, 3 Demo Park, Silvassa 396230',
  Supremewere: 'Supremewere Products, 9 Demo Layout, Bengaluru 560058, Karnataka',
}

/** Products from abroad, so that shoppers can filter by origin. */
const IMPORTED: ReadonlySet<string> = new Set(['knife-set', 'glass-set', 'soap-dispenser'])
const FOREIGN_MAKER = 'Demo Houseware Co., 88 Harbour Road, Ningbo'

/** Example rates of November 2026; each seller must find out which rate applies. */
const TAX: Readonly<Record<string, { hsn: string; gstRate: number }>> = {
  Steel: { hsn: '732393', gstRate: 5 },
  Iron: { hsn: '732391', gstRate: 5 },
  Aluminium: { hsn: '761510', gstRate: 5 },
}
const PLASTIC = { hsn: '392490', gstRate: 18 }

/** Products newer than this lack legal data, so that the page of missing data has entries. */
const OLD_ENOUGH = 150

type Priced = { price: Rupees; originalPrice?: Rupees | undefined }

/** A pack must not be sold above its printed price. */
const mrpOf = ({ price, originalPrice = price }: Priced): Rupees => originalPrice

/** Packs of other sizes have other printed prices. */
const printedPrices = ({ variants, ...product }: Described): Pick<Product, 'mrp' | 'variants'> =>
  variants
    ? { variants: variants.map((variant) => ({ ...variant, mrp: mrpOf(variant) })) }
    : { mrp: mrpOf(product) }

const PIECES = /set of (\d+)/i

/** Tax and label data of a demo product. */
export const demoLegal = (product: Described): Legal => {
  const { name, brand, material, form, createdDaysAgo } = product
  const isImported = IMPORTED.has(form)
  const maker = MAKERS[brand] ?? brand
  return {
    ...(TAX[material] ?? PLASTIC),
    ...(createdDaysAgo >= OLD_ENOUGH && printedPrices(product)),
    declarations: {
      netQuantity: { value: Number(PIECES.exec(name)?.[1] ?? 1), unit: 'N' },
      manufacturer: isImported ? FOREIGN_MAKER : maker,
      ...(isImported && { importer: maker }),
      countryOfOrigin: isImported ? 'China' : 'India',
      ...(material === 'Steel' && { bis: { standard: 'IS 14756' } }),
    },
  }
}
