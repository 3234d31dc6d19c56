import { chakra } from '@chakra-ui/react/styled-system'
import { useLocation } from 'react-router-dom'
import { language } from '#i18n/copy-of.ts'
import { LANGUAGE_NAMES, pathIn } from '#i18n/language.ts'
import type { HTMLChakraProps } from '@chakra-ui/react/styled-system'

const OTHER = { en: 'hi', hi: 'en' } as const

/**
 * Leads to this page in the other language, labelled in that language and script. It opens a new document, because a
 * page keeps its language for life; public/early.js stores the choice for the next visit, since the link works before
 * the app runs.
 */
export const LanguageLink = (style: HTMLChakraProps<'a'>) => {
  const { pathname, search } = useLocation()
  const other = OTHER[language()]
  return (
    <chakra.a
      href={pathIn(other, pathname) + search}
      hrefLang={other}
      lang={other}
      // The shop's whole Devanagari font would be 68 kB for one word.
      fontFamily={other === 'hi' ? "'Hindi word', sans-serif" : undefined}
      {...style}
    >
      {LANGUAGE_NAMES[other]}
    </chakra.a>
  )
}
