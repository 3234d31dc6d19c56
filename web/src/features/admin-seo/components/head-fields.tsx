import { SHOWN_DESCRIPTION, SHOWN_TITLE, type Head } from '@bartan/contract/shared/head'
import { DEFAULT_LANGUAGE, type Language } from '@bartan/contract/shop/languages'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Note } from '#components/ui/elements.tsx'
import { InputField, TextAreaField } from '#components/ui/form/labeled-fields.tsx'
import { LanguageChoice } from '#components/ui/form/language-choice.tsx'
import { useShop } from '#lib/shop-settings.ts'
import { withText } from '#lib/with-text.ts'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { pageWordsQuery } from '../seo-calls.ts'
import { useText } from '../texts.ts'

const styles = {
  root: grid({
    gap: '0.5',
    minW: '0',
    p: '3',
    borderWidth: '1px',
    borderRadius: 'md',
    bg: 'white',
    overflowWrap: 'anywhere',
  }),
  // Reserves space while the page's own texts load.
  title: css({ minH: { base: '2lh', md: '1lh' }, fontSize: 'lg', color: 'teal' }),
  description: css({ minH: { base: '4lh', md: '2lh' }, fontSize: 'sm', color: 'ink.soft' }),
}

/** Cuts a long text at a word, as Google does. */
const cut = (text: string, most: number): string => {
  if (text.length <= most) return text
  const kept = text.slice(0, most)
  return `${kept.slice(0, Math.max(kept.lastIndexOf(' '), most / 2))} …`
}

type SearchPreviewProps = { page: string; title: string; description: string }

const SearchPreview = ({ page, title, description }: SearchPreviewProps) => {
  const t = useText()
  const { name } = useShop()
  const parts = decodeURI(page).split(/[/?]/).filter(Boolean)
  return (
    <section className={styles.root} aria-label={t('preview')}>
      <Note>
        {name}
        <br />
        {[location.host, ...parts].join(' › ')}
      </Note>
      <p className={styles.title}>{cut(title, SHOWN_TITLE)}</p>
      <p className={styles.description}>{cut(description, SHOWN_DESCRIPTION)}</p>
    </section>
  )
}

const typed = (head: Head, field: 'title' | 'description', language: Language): string =>
  language === DEFAULT_LANGUAGE ? head[field] : (head[`${field}In`][language] ?? '')

const withTyped = (
  head: Head,
  field: 'title' | 'description',
  language: Language,
  text: string,
): Head => {
  if (language === DEFAULT_LANGUAGE) return { ...head, [field]: text }
  return { ...head, [`${field}In`]: withText(head[`${field}In`], language, text) }
}

type HeadFieldsProps = {
  /** The page's address without a language. */
  page: string
  head: Head
  onChange: (head: Head) => void
}

/** Title and description for search results, one language at a time, with a preview. */
export const HeadFields = ({ page, head, onChange }: HeadFieldsProps) => {
  const t = useText()
  const { languages } = useShop()
  const [language, setLanguage] = useState<Language>(DEFAULT_LANGUAGE)
  const { data: usual } = useQuery(pageWordsQuery(page, language))
  const [title, description] = [
    typed(head, 'title', language),
    typed(head, 'description', language),
  ]
  const set = (field: 'title' | 'description') => (text: string) =>
    onChange(withTyped(head, field, language, text))
  return (
    <div className={grid({ gap: '4', minW: '0' })}>
      {languages.length > 1 && (
        <LanguageChoice
          size="sm"
          label={t('language')}
          languages={languages}
          chosen={language}
          onChoose={setLanguage}
        />
      )}
      <SearchPreview
        page={page}
        title={title || (usual?.title ?? '')}
        description={description || (usual?.description ?? '')}
      />
      <InputField
        label={t('title')}
        isOptional
        hint={t('letters', { count: title.length, most: SHOWN_TITLE })}
        lang={language}
        value={title}
        placeholder={usual?.title}
        onChange={({ target }) => set('title')(target.value)}
      />
      <TextAreaField
        label={t('description')}
        isOptional
        hint={t('letters', { count: description.length, most: SHOWN_DESCRIPTION })}
        rows={3}
        lang={language}
        value={description}
        placeholder={usual?.description}
        onChange={({ target }) => set('description')(target.value)}
      />
    </div>
  )
}
