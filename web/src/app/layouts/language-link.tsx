import { LANGUAGE_CODES, factsOf, pathIn } from '@bartan/contract/shop/languages'
import { useLocation } from 'react-router-dom'
import { useShop } from '#lib/shop-settings.ts'
import { useLanguage } from '#i18n/language.ts'

type LanguageLinkProps = {
  className: string
  /** Only the languages of the admin area. */
  forAdmins?: boolean
}

/**
 * Leads to this page in another language, labelled in that language and script: one link for each. It opens a new
 * document, because a page keeps its language for life; public/early.js stores the choice for the next visit, since the
 * link works before the app runs.
 */
export const LanguageLink = ({ className, forAdmins = false }: LanguageLinkProps) => {
  const language = useLanguage()
  const { pathname, search } = useLocation()
  const { languages } = useShop()
  const others = forAdmins
    ? LANGUAGE_CODES.filter((code) => factsOf(code).hasAdminTexts)
    : languages
  return others
    .filter((code) => code !== language)
    .map((to) => (
      <a
        key={to}
        className={className}
        href={pathIn(to, pathname) + search}
        hrefLang={to}
        lang={to}
      >
        {factsOf(to).name}
      </a>
    ))
}
