import { SHOWN_DESCRIPTION, SHOWN_TITLE, type Head } from '@bartan/contract/shared/head'
import { DEFAULT_LANGUAGE, type Language } from '@bartan/contract/shop/languages'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { InputField, TextAreaField } from '#components/ui/form/labeled-fields.tsx'
import { LanguageChoice } from '#components/ui/form/language-choice.tsx'
import { useShop } from '#lib/shop-settings.ts'
import { withText } from '#lib/with-text.ts'
import { grid } from '#styled-system/patterns'
import { pageWordsQuery } from '../seo-calls.ts'
import { useText } from '../texts.ts'
import { SearchPreview } from './search-preview.tsx'

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
