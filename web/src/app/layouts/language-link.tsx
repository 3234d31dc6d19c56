import { chakra } from '@chakra-ui/react/styled-system'
import { LANGUAGE_CODES, factsOf, pathIn } from '@bartan/contract/shop/languages'
import { useLocation } from 'react-router-dom'
import { language } from '#i18n/translate.ts'
import type { HTMLChakraProps } from '@chakra-ui/react/styled-system'

/**
 * Leads to this page in another language, labelled in that language and script: one link for each. It opens a new
 * document, because a page keeps its language for life; public/early.js stores the choice for the next visit, since the
 * link works before the app runs.
 */
export const LanguageLink = (style: HTMLChakraProps<'a'>) => {
  const { pathname, search } = useLocation()
  return LANGUAGE_CODES.filter((code) => code !== language()).map((to) => (
    <chakra.a
      key={to}
      href={pathIn(to, pathname) + search}
      hrefLang={to}
      lang={to}
      // The shop's whole Devanagari font would be 68 kB for one word.
      fontFamily={factsOf(to).script === 'devanagari' ? "'Hindi word', sans-serif" : undefined}
      {...style}
    >
      {factsOf(to).name}
    </chakra.a>
  ))
}
