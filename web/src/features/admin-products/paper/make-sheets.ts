import { imageUrlAt, IMAGE_WIDTHS, parseImageUrl } from '@bartan/contract/images/rules'
import type { AdminProduct } from '@bartan/contract/products/admin-schema'
import { PAPER_PRODUCTS } from '@bartan/contract/products/paper/paper-codes'
import type { Language } from '@bartan/contract/shop/languages'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { nameOf } from '#components/commerce/product-name.ts'
import { call } from '#lib/api/api-client.ts'
import type { Shop } from '#lib/shop-settings.ts'
import { drawSheet, loadLetters, type Card } from './draw-sheet.ts'
import { PAPER_SIZES, type PaperSize } from './paper-sizes.ts'
import { sheetTextsIn } from './sheet-texts.ts'

/** Wide enough for a third of an A4 page at 150 dpi. */
const IMAGE_WIDTH = IMAGE_WIDTHS.find((width) => width >= 400) ?? IMAGE_WIDTHS[0]
const QUALITY = 0.88

/** A missing picture leaves its tile empty. */
const imageOf = async ({ images }: AdminProduct): Promise<HTMLImageElement | undefined> => {
  const [cover] = images
  if (!cover) return undefined
  const image = new Image()
  image.crossOrigin = 'anonymous'
  image.src = parseImageUrl(cover.url) ? imageUrlAt(cover.url, IMAGE_WIDTH) : cover.url
  try {
    await image.decode()
    return image
  } catch {
    return undefined
  }
}

/** The price, or the range of the variants' prices. */
const priceOf = ({ price, variants = [] }: AdminProduct): string => {
  const prices = variants.map((variant) => variant.price).toSorted((one, other) => one - other)
  const [least = price] = prices
  const most = prices.at(-1) ?? price
  return least === most ? formatRupees(least) : `${formatRupees(least)} – ${formatRupees(most)}`
}

const jpegOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture was not made'))),
      'image/jpeg',
      QUALITY,
    )
  })

type Wanted = { size: PaperSize; language: Language; shop: Shop }

/** Draws products with their QR codes on sheets. */
export const makeSheets = async (
  products: readonly AdminProduct[],
  { size, language, shop }: Wanted,
): Promise<Blob[]> => {
  const meant = products.slice(0, PAPER_PRODUCTS)
  const { codes } = await call('POST /api/admin/products/paper-codes', {
    body: { ids: meant.map(({ _id }) => _id) },
  })
  const byId = new Map(meant.map((product) => [product._id, product]))
  const cards = await Promise.all(
    codes.flatMap(({ productId, code }) => {
      const product = byId.get(productId)
      return product ? [cardOf(product, code, language)] : []
    }),
  )
  const sheet = PAPER_SIZES[size]
  const { order, at } = sheetTextsIn(language)
  await loadLetters([order, ...cards.map(({ name }) => name)].join(' '))
  const each = sheet.columns * sheet.rows
  const phone = shop.whatsapp || shop.phone
  return Promise.all(
    Array.from({ length: Math.ceil(cards.length / each) }, (_, page) => {
      const own = cards.slice(page * each, (page + 1) * each)
      return jpegOf(
        drawSheet({
          sheet,
          cards: own,
          title: shop.name,
          at: at.replace('{phone}', phone),
          foot: order.replace('{example}', `${own[0]?.code ?? ''} x 2`),
        }),
      )
    }),
  )
}

const cardOf = async (product: AdminProduct, code: string, language: Language): Promise<Card> => ({
  code,
  name: nameOf(language, product),
  price: priceOf(product),
  image: await imageOf(product),
})
