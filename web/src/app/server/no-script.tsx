import { factsOf, pathIn, type Language } from '@bartan/contract/shop/languages'
import { renderToStaticMarkup } from 'react-dom/server'
import { ON_OFFER } from '#features/catalog/filters.ts'
import { addressLine } from '#i18n/address-line.ts'
import { specTextIn } from '#i18n/texts.ts'
import { UNTIL_DRAWN } from '#lib/browser/until-drawn.ts'
import { paths } from '#lib/paths.ts'
import { categoryName, categoryNames, shopTel, type Shop } from '#lib/shop-settings.ts'
import { faviconOf } from '#theme/favicon.ts'
import { shopDescription } from './head.ts'
import type { ShellPage } from './shell-pages.ts'
import { textIn } from './texts.ts'

/** Styles of its own, because the app's classes have hashed names; colors are the shop's. */
const STYLE = `
[${UNTIL_DRAWN}]{display:none}
.no-script{display:flex;flex-direction:column;min-height:100vh}
.no-script>*{padding:40px max(16px,50% - 480px)}
.no-script :is(header,footer){color:#fff;background:var(--colors-teal-night)}
.no-script header{display:flex;align-items:center;gap:12px;padding-block:12px}
.no-script img{width:auto;height:40px;max-width:180px;border-radius:8px}
.no-script strong{font:400 26px/1.5 var(--fonts-logo)}
.no-script h1{font:400 32px/1.2 var(--fonts-heading);text-wrap:balance}
.no-script h1:not(:lang(en)){font-weight:700}
.no-script :is(h1,p)+p{margin-top:-12px}
.no-script :is(section,form,nav){display:flex;flex-wrap:wrap;gap:12px}
.no-script section{flex:1;flex-flow:column;gap:24px}
.no-script p{max-width:64ch}
.no-script :is(a,button){padding:9px 20px;border-radius:10px;font-weight:600;background:var(--colors-paper)}
.no-script :is(section a,input,button){min-height:44px;border:1px solid var(--colors-line)}
.no-script :is(input,button){border-color:var(--colors-line-strong)}
.no-script :is(input,nav a){flex:1 1 140px;min-width:0;border-radius:10px}
.no-script nav a{padding-block:24px;text-align:center}
.no-script input{padding:0 16px;background:#fff}
.no-script section .call{text-wrap:balance;align-self:start;border:0;background:var(--colors-saffron)}
.no-script footer a{display:inline-block;padding:9px 0;margin-right:24px;font-weight:400;background:none}
`

const SearchForm = ({ language }: { language: Language }) => {
  const search = textIn(language, 'search')
  return (
    <form action={pathIn(language, paths.collection())}>
      <input type="search" name="search" aria-label={search} placeholder={search} />
      <button>{search}</button>
    </form>
  )
}

/** For pages that the server draws, whose own search needs the app; the styles are in head.ts. */
export const searchWithoutScript = (language: Language): string =>
  renderToStaticMarkup(
    <noscript>
      <SearchForm language={language} />
    </noscript>,
  )

/** What a page that only the app can draw shows without JavaScript: the shop's phone, and the pages that work. */
export const noScriptOf = (language: Language, shop: Shop, page?: ShellPage): string => {
  const title = page?.title(language)
  const phone = shop.phone.replaceAll(' ', '\u00a0')
  const needsIt = textIn(language, 'noScriptTitle')
  const text = page?.text?.(language)
  const link = (to: string, label: string) => (
    <a key={to} href={pathIn(language, to)}>
      {label}
    </a>
  )
  return renderToStaticMarkup(
    <noscript>
      <style>{STYLE}</style>
      <main className="no-script" lang={factsOf(language).locale}>
        <header>
          <img src={faviconOf(shop.look)} alt="" />
          <strong>{shop.name}</strong>
        </header>
        <section>
          <h1>{title ?? needsIt}</h1>
          {title && !text && <p>{needsIt}</p>}
          <p>{text ?? textIn(language, 'noScript')}</p>
          {shop.phone && (
            <a className="call" href={shopTel(shop)}>
              {specTextIn(language, 'callUs')} {phone}
            </a>
          )}
          <SearchForm language={language} />
          <nav>
            {categoryNames(shop).map((category) =>
              link(paths.collection({ category }), categoryName(language, shop, category)),
            )}
            {link(paths.collection(), textIn(language, 'allProducts'))}
            {link(paths.collection({ discount: ON_OFFER }), textIn(language, 'offers'))}
          </nav>
        </section>
        <footer>
          <p>{shopDescription(language, shop)}</p>
          {link(paths.home, textIn(language, 'home'))}
          {link(paths.contact, textIn(language, 'contact'))}
          <p>{shop.address.map((line) => addressLine(language, line)).join(', ')}</p>
        </footer>
      </main>
    </noscript>,
  )
}
