import { IMAGE_WIDTHS, imageUrlAt, parseImageUrl } from '@bartan/contract/images/rules'
import { PAGE_PATHS } from '@bartan/contract/pages/page-paths'
import { withoutLanguage, type Language } from '@bartan/contract/shop/languages'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { matchPath } from 'react-router-dom'
import { preloadPage } from '#app/routes/pages.ts'
import { placeholderProduct } from '#app/routes/shop/placeholder-product.ts'
import { imageForColor, imageOf } from '#components/commerce/product-name.ts'
import { GALLERY_SIZES } from '#features/product/components/detail-layout.tsx'
import { productQuery } from '#features/product/product-queries.ts'
import { useLanguage } from '#i18n/translate.ts'

/** A pointer that only passes over a link leaves it sooner than this. */
const HOVER_MS = 65

const linkOf = ({ target }: Event): HTMLAnchorElement | undefined => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  const isOwn = link?.origin === location.origin && link.target === ''
  return link && isOwn ? link : undefined
}

/** Calls back with a link of the shop that will probably be followed. Returns a function that stops watching. */
const watchIntent = (onIntent: (link: HTMLAnchorElement) => void): (() => void) => {
  let hovered: HTMLAnchorElement | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const over = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return
    const link = linkOf(event)
    if (link === hovered) return
    clearTimeout(timer)
    hovered = link
    if (link) timer = setTimeout(() => onIntent(link), HOVER_MS)
  }
  const down = (event: PointerEvent) => {
    const link = linkOf(event)
    if (link && event.button === 0) onIntent(link)
  }
  addEventListener('pointerover', over, { passive: true })
  addEventListener('pointerdown', down, { passive: true })
  return () => {
    clearTimeout(timer)
    removeEventListener('pointerover', over)
    removeEventListener('pointerdown', down)
  }
}

const [, , , LARGEST] = IMAGE_WIDTHS

const SIZE = /^(?:(\(.+\)) )?([\d.]+)(px|vw)$/

/** Displayed width in pixels of an image with this `sizes` attribute. */
const shownWidth = (sizes: string): number => {
  for (const size of sizes.split(', ')) {
    const [, condition, number, unit] = SIZE.exec(size) ?? []
    if (!condition || matchMedia(condition).matches)
      return Number(number) * (unit === 'vw' ? innerWidth / 100 : 1)
  }
  return Number.NaN
}

/** Predicts the file that the browser will choose from `srcset`; there is no other way without loading it. */
const imageFile = (url: string, sizes: string): string | undefined => {
  if (!parseImageUrl(url)) return undefined
  const pixels = shownWidth(sizes) * devicePixelRatio
  return imageUrlAt(url, IMAGE_WIDTHS.find((width) => width >= pixels) ?? LARGEST)
}

/** Limit of prefetched products per page: answers and code stay below 60 kB. */
const MAX_PRODUCTS = 2
const MAX_IMAGE_BYTES = 40_000

/** Loads the target of a link before it is followed; created for each page, with its own limit. */
export const createPrefetch = (language: Language, client: QueryClient) => {
  let products = MAX_PRODUCTS
  let imageBytes = MAX_IMAGE_BYTES

  const loadImage = async (url: string) => {
    const file = imageFile(url, GALLERY_SIZES)
    if (!file) return
    const controller = new AbortController()
    const response = await fetch(file, { signal: controller.signal })
    const bytes = Number(response.headers.get('content-length') ?? Infinity)
    if (bytes > imageBytes) return controller.abort()
    imageBytes -= bytes
    await response.blob()
  }

  const loadProduct = async (id: string, color: string | null) => {
    const query = productQuery(id)
    if (products === 0 || client.getQueryState(query.queryKey)) return
    products -= 1
    const known = placeholderProduct(client, id)
    const image =
      known && (color === null ? imageOf(language, known) : imageForColor(language, known, color))
    await Promise.all([client.prefetchQuery(query), image && loadImage(image.url)])
  }

  return (link: HTMLAnchorElement): void => {
    const path = withoutLanguage(link.pathname)
    preloadPage(path)
    const { id } = matchPath(PAGE_PATHS.product, path)?.params ?? {}
    const color = new URLSearchParams(link.search).get('color')
    // Ignored: the page itself requests it again.
    if (id !== undefined) loadProduct(id, color).catch(() => undefined)
  }
}

/**
 * Loads the next page's code, data and first image when a pointer rests on its link or presses it. Mounted once per
 * page.
 */
export const PrefetchOnIntent = () => {
  const language = useLanguage()
  const client = useQueryClient()
  useEffect(() => watchIntent(createPrefetch(language, client)), [client, language])
  return null
}
