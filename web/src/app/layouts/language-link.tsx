import { chakra } from '@chakra-ui/react/styled-system'
import { LANGUAGE_CODES, factsOf, pathIn } from '@bartan/contract/shop/languages'
import { useLocation } from 'react-router-dom'
import { language } from '#i18n/copy-of.ts'
import type { HTMLChakraProps } from '@chakra-ui/react/styled-system'
import type { Language } from '@bartan/contract/shop/languages'

type LinkProps = HTMLChakraProps<'a'> & { to: Language }

const LinkTo = ({ to, ...style }: LinkProps) => {
  const { pathname, search } = useLocation()
  const { name, script } = factsOf(to)
  return (
    <chakra.a
      href={pathIn(to, pathname) + search}
      hrefLang={to}
      lang={to}
      // The shop's whole Devanagari font would be 68 kB for one word.
      fontFamily={script === 'devanagari' ? "'Hindi word', sans-serif" : undefined}
      {...style}
    >
      {name}
    </chakra.a>
  )
}

/**
 * Leads to this page in another language, labelled in that language and script: one link for each. It opens
 * a new document, because a page keeps its language for life; public/early.js stores the choice for the next visit,
 * since the link works before the app runs.
 */
export const LanguageLink = (style: HTMLChakraProps<'a'>) =>
  LANGUAGE_CODES.filter((code) => code !== language()).map((to) => (
    <LinkTo key={to} to={to} {...style} />
  ))
