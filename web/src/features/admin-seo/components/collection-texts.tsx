import { imageUrlAt } from '@bartan/contract/images/rules'
import { listPage } from '@bartan/contract/seo/rules'
import { DEFAULT_LANGUAGE, type Language } from '@bartan/contract/shop/languages'
import { useState } from 'react'
import { PictureField } from '#components/picture-field/picture-field.tsx'
import { InputField, TextAreaField } from '#components/ui/form/labeled-fields.tsx'
import { LanguageChoice } from '#components/ui/form/language-choice.tsx'
import { useShop } from '#lib/shop-settings.ts'
import { withText } from '#lib/with-text.ts'
import { grid } from '#styled-system/patterns'
import { slugFor, type CollectionDraft } from '../collection-draft.ts'
import { useText } from '../texts.ts'

type CollectionTextsProps = {
  draft: CollectionDraft
  change: (changed: Partial<CollectionDraft>) => void
}

/** A collection's title and description, one language at a time, with its address and picture. */
export const CollectionTexts = ({ draft, change }: CollectionTextsProps) => {
  const t = useText()
  const { languages } = useShop()
  const [language, setLanguage] = useState<Language>(DEFAULT_LANGUAGE)
  const valueOf = (field: 'title' | 'text'): string =>
    language === DEFAULT_LANGUAGE ? draft[field] : (draft[`${field}In`][language] ?? '')
  const type = (field: 'title' | 'text', text: string) =>
    change(
      language === DEFAULT_LANGUAGE
        ? { [field]: text }
        : { [`${field}In`]: withText(draft[`${field}In`], language, text) },
    )
  return (
    <div className={grid({ gap: '4', minW: '0' })}>
      {languages.length > 1 && (
        <LanguageChoice
          size="sm"
          label={t('textLanguage')}
          languages={languages}
          chosen={language}
          onChoose={setLanguage}
        />
      )}
      <InputField
        label={t('name')}
        lang={language}
        value={valueOf('title')}
        autoComplete="off"
        onChange={({ target }) => type('title', target.value)}
      />
      <TextAreaField
        label={t('text')}
        isOptional
        rows={3}
        lang={language}
        value={valueOf('text')}
        onChange={({ target }) => type('text', target.value)}
      />
      <InputField
        label={t('address')}
        hint={location.origin + listPage(slugFor(draft))}
        value={draft.slug}
        placeholder={slugFor(draft)}
        autoComplete="off"
        autoCapitalize="none"
        onChange={({ target }) => change({ slug: target.value })}
      />
      <PictureField
        label={t('picture')}
        hint={t('pictureHint')}
        src={draft.picture && imageUrlAt(draft.picture, 640)}
        onPick={(picture) => change({ picture })}
      />
    </div>
  )
}
