import { LANGUAGE_CODES, factsOf, pathIn, withoutLanguage } from '@bartan/contract/shop/languages'
import { useLocation } from 'react-router-dom'
import { useLanguage } from '#i18n/translate.ts'
import { useShop } from '#lib/shop-settings.ts'

type LanguageLinkProps = {
  className: string
  /** Only the languages of the admin area. */
  forAdmins?: boolean
}

/**
 * Link to this page in another language, labelled in that language and script. It opens a new document, because a
 * document never changes its language. public/early.js stores the choice for the next visit, because the link works
 * before hydration.
 */
export const LanguageLink = ({ className, forAdmins = false }: LanguageLinkProps) => {
  const language = useLanguage()
  const { pathname, search } = useLocation()
  const { languages } = useShop()
  const others = forAdmins
    ? LANGUAGE_CODES.filter((code) => factsOf(code).hasAdminTexts)
    : languages
  return others.map(
    (to) =>
      to !== language && (
        <a
          key={to}
          className={className}
          href={pathIn(to, withoutLanguage(pathname)) + search}
          hrefLang={to}
          lang={to}
        >
          {factsOf(to).name}
        </a>
      ),
  )
}
