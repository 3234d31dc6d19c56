import { LANGUAGE_CODES, factsOf, pathIn } from '@bartan/contract/shop/languages'
import { useLocation } from '#lib/router/router.tsx'
import { language } from '#i18n/translate.ts'
import { css, cx } from '#styled-system/css'

const styles = {
  // The shop's whole Devanagari font would be 41 kB for one word.
  devanagari: css({ fontFamily: "'Hindi word', sans-serif" }),
}

/**
 * Leads to this page in another language, labelled in that language and script: one link for each. It opens a new
 * document, because a page keeps its language for life; public/early.js stores the choice for the next visit, since the
 * link works before the app runs.
 */
export const LanguageLink = ({ className }: { className: string }) => {
  const { pathname, search } = useLocation()
  return LANGUAGE_CODES.filter((code) => code !== language()).map((to) => (
    <a
      key={to}
      className={cx(className, factsOf(to).script === 'devanagari' && styles.devanagari)}
      href={pathIn(to, pathname) + search}
      hrefLang={to}
      lang={to}
    >
      {factsOf(to).name}
    </a>
  ))
}
