import { factsOf, pathIn, type Language } from '@bartan/contract/shop/languages'
import { renderToStaticMarkup } from 'react-dom/server'
import { paths } from '#lib/paths.ts'
import { categoryName, categoryNames, shopTel, type Shop } from '#lib/shop-settings.ts'
import { textIn } from './texts.ts'

/** Styles of its own: the app's are in files that come with its code. */
const STYLE = `
.no-script{max-width:560px;margin:0 auto;padding:48px 16px;line-height:1.6}
.no-script h1{font-size:28px;font-weight:600;margin-bottom:8px}
.no-script a{display:inline-block;min-height:44px;padding:9px 0;margin-right:24px;color:inherit;text-decoration:underline}
.no-script .call{padding:9px 20px;margin:16px 0;border:1px solid;border-radius:10px;font-weight:600;text-decoration:none}
`

/** What a page that only the app can draw shows without JavaScript: the shop's phone, and the pages that work. */
export const noScriptOf = (language: Language, shop: Shop): string =>
  renderToStaticMarkup(
    <noscript>
      <style>{STYLE}</style>
      <main className="no-script" lang={factsOf(language).locale}>
        <h1>{shop.name}</h1>
        <p>{textIn(language, 'noScript')}</p>
        {shop.phone && (
          <a className="call" href={shopTel(shop)}>
            {textIn(language, 'callToOrder', { phone: shop.phone })}
          </a>
        )}
        <nav>
          {[
            { label: textIn(language, 'home'), to: paths.home },
            ...categoryNames(shop).map((category) => ({
              label: categoryName(language, shop, category),
              to: paths.collection({ category }),
            })),
            { label: textIn(language, 'allProducts'), to: paths.collection() },
            { label: textIn(language, 'contact'), to: paths.contact },
          ].map(({ label, to }) => (
            <a key={to} href={pathIn(language, to)}>
              {label}
            </a>
          ))}
        </nav>
      </main>
    </noscript>,
  )
