import { factsOf, pathIn, type Language } from '@bartan/contract/shop/languages'
import { renderToStaticMarkup } from 'react-dom/server'
import { ON_OFFER } from '#features/catalog/filters.ts'
import { paths } from '#lib/paths.ts'
import { categoryName, categoryNames, shopTel, type Shop } from '#lib/shop-settings.ts'
import { textIn } from './texts.ts'

/** Styles of its own: the app's are in files that come with its code. */
const STYLE = `
.no-script{line-height:1.6}
.no-script>*{padding:24px max(16px,50% - 280px)}
.no-script header{padding-block:12px;color:#fff;background:var(--colors-teal-night)}
.no-script h1{font-size:28px;font-weight:600}
.no-script a{display:inline-block;min-height:44px;padding:9px 0;margin-right:24px;color:inherit}
.no-script .call{padding:9px 20px;margin-top:16px;border-radius:10px;font-weight:600;background:var(--colors-saffron)}
.no-script form{display:flex;gap:8px;margin-bottom:8px}
.no-script :is(input,button){min-height:44px;padding:0 16px;border:1px solid;border-radius:10px}
.no-script input{flex:1;min-width:0}
.no-script nav a{text-decoration:underline}
`

/** What a page that only the app can draw shows without JavaScript: the shop's phone, and the pages that work. */
export const noScriptOf = (language: Language, shop: Shop): string => {
  const search = textIn(language, 'search')
  return renderToStaticMarkup(
    <noscript>
      <style>{STYLE}</style>
      <main className="no-script" lang={factsOf(language).locale}>
        <header>
          <h1>{shop.name}</h1>
        </header>
        <div>
          <p>{textIn(language, 'noScript')}</p>
          {shop.phone && (
            <a className="call" href={shopTel(shop)}>
              {textIn(language, 'callToOrder', { phone: shop.phone })}
            </a>
          )}
        </div>
        <nav>
          <form action={pathIn(language, paths.collection())}>
            <input type="search" name="search" aria-label={search} />
            <button>{search}</button>
          </form>
          {[
            { label: textIn(language, 'home'), to: paths.home },
            ...categoryNames(shop).map((category) => ({
              label: categoryName(language, shop, category),
              to: paths.collection({ category }),
            })),
            { label: textIn(language, 'allProducts'), to: paths.collection() },
            { label: textIn(language, 'offers'), to: paths.collection({ discount: ON_OFFER }) },
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
}
