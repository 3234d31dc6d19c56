import { renderToStaticMarkup } from 'react-dom/server'
import type { Shop } from '#lib/shop-settings.ts'
import { faviconOf } from '#theme/favicon.ts'

/** Gone as soon as the app has drawn anything; without JavaScript, no-script.tsx stands in its place. */
const STYLE = `
#root:not(:empty)~.until-drawn{display:none}
.until-drawn header{display:flex;align-items:center;gap:12px;height:56px;padding:0 max(16px,50% - 640px);color:#fff;background:var(--colors-teal-night)}
.until-drawn img{height:32px;border-radius:8px}
.until-drawn strong{font:400 24px/1 var(--fonts-logo)}
.until-drawn i{display:block;height:120px;margin:24px max(16px,50% - 640px);border-radius:12px;background:var(--colors-sand)}
.until-drawn i:first-of-type{width:200px;height:32px}
@media(scripting:none){.until-drawn{display:none}}
`

/** What a page that only the app can draw shows until its code is there. */
export const untilDrawn = (shop: Shop): string =>
  renderToStaticMarkup(
    <div className="until-drawn" aria-hidden>
      <style>{STYLE}</style>
      <header>
        <img src={faviconOf(shop.look)} alt="" />
        <strong>{shop.name}</strong>
      </header>
      <i />
      <i />
      <i />
    </div>,
  )
