/** React writes preload links for important images before the markup, but they belong in the head. */
const LEADING_LINKS = /^(?:<link[^>]*>)+/

const PRIORITY_PICTURE = /<picture>((?:<source[^>]*>)*)<img[^>]*fetchPriority="high"[^>]*>/i

const attribute = (element: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(element)?.[1]

const preload = (element: string, media: string) =>
  `<link rel="preload" as="image" fetchpriority="high" media="${media}"` +
  ` imagesrcset="${attribute(element, 'srcSet') ?? ''}" imagesizes="${attribute(element, 'sizes') ?? ''}">`

/**
 * React doesn't preload images inside `<picture>`, where the screen decides on the file. These links do, with
 * `media`.
 */
const pictureLinks = (html: string): string => {
  const [picture, sources = ''] = PRIORITY_PICTURE.exec(html) ?? []
  if (!picture) return ''
  const [source] = /<source[^>]*>/.exec(sources) ?? []
  const media = source && attribute(source, 'media')
  const [image = ''] = /<img[^>]*>/.exec(picture) ?? []
  return source && media
    ? preload(source, media) + preload(image, `not all and ${media}`)
    : preload(image, 'all')
}

/** Separates rendered HTML from the preload links at its start. */
export const takePreloads = (html: string): { markup: string; preloads: string } => {
  const [links = ''] = LEADING_LINKS.exec(html) ?? []
  const markup = html.slice(links.length)
  return { markup, preloads: links + pictureLinks(markup) }
}
