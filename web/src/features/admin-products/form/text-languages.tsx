import {
  DEFAULT_LANGUAGE,
  LANGUAGE_CODES,
  factsOf,
  type Language,
  type OtherLanguage,
} from '@bartan/contract/shop/languages'
import { Check, CircleAlert } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { Note, VisuallyHidden } from '#components/ui/elements.tsx'
import { InputField, TextAreaField } from '#components/ui/form/labeled-fields.tsx'
import { LanguageChoice } from '#components/ui/form/language-choice.tsx'
import { useLanguage } from '#i18n/translate.ts'
import { fieldOf } from '#lib/form-field.ts'
import { useShop } from '#lib/shop-settings.ts'
import { grid } from '#styled-system/patterns'
import { useText } from '../texts.ts'
import { labelOf, type ProductFields } from './product-fields.ts'
import type { ProductFormState } from './product-text-field.tsx'
import { isBlank } from './typed-values.ts'

type Texts = Pick<ProductFields, 'name' | 'description' | 'nameIn' | 'descriptionIn'>

const textsIn = (texts: Texts, code: Language): [name: string, description: string] =>
  code === DEFAULT_LANGUAGE
    ? [texts.name, texts.description]
    : [texts.nameIn[code], texts.descriptionIn[code]]

const isFilled = (texts: Texts, code: Language): boolean =>
  textsIn(texts, code).every((text) => !isBlank(text))

const isFaulty = ({ errors }: ProductFormState['formState'], code: Language): boolean =>
  code === DEFAULT_LANGUAGE
    ? Boolean(errors.name ?? errors.description)
    : Boolean(errors.nameIn?.[code] ?? errors.descriptionIn?.[code])

/** The default language, the shop's languages, and those that already have texts. */
const useLanguages = (texts: Texts): Language[] => {
  const { languages } = useShop()
  return LANGUAGE_CODES.filter(
    (code) =>
      code === DEFAULT_LANGUAGE ||
      languages.includes(code) ||
      textsIn(texts, code).some((text) => !isBlank(text)),
  )
}

const OtherTexts = ({ form, code }: { form: ProductFormState; code: OtherLanguage }) => {
  const language = useLanguage()
  const [name, description] = [`nameIn.${code}`, `descriptionIn.${code}`] as const
  return (
    <>
      <InputField
        label={labelOf(language, name)}
        isOptional
        {...fieldOf(form, name)}
        lang={code}
        autoComplete="off"
      />
      <TextAreaField
        label={labelOf(language, description)}
        isOptional
        {...fieldOf(form, description)}
        lang={code}
        rows={5}
      />
    </>
  )
}

/** Name and description in one language at a time; `first` contains the default language's fields. */
export const TextLanguages = ({ form, first }: { form: ProductFormState; first: ReactNode }) => {
  const t = useText()
  const [name, description, nameIn, descriptionIn] = useWatch({
    control: form.control,
    name: ['name', 'description', 'nameIn', 'descriptionIn'],
  })
  const texts = { name, description, nameIn, descriptionIn }
  const languages = useLanguages(texts)
  const { formState } = form
  const [chosen, setChosen] = useState<Language>(DEFAULT_LANGUAGE)
  const [submits, setSubmits] = useState(formState.submitCount)
  const faulty = languages.filter((code) => isFaulty(formState, code))
  const [wanted] = faulty.includes(chosen) ? [] : faulty
  // A failed submit shows the language of the invalid field.
  if (wanted && submits !== formState.submitCount) {
    setSubmits(formState.submitCount)
    setChosen(wanted)
  }
  return (
    <>
      {languages.length > 1 && (
        <LanguageChoice
          label={t('textLanguage')}
          languages={languages}
          chosen={chosen}
          mark={(code) => (
            <Mark isFaulty={faulty.includes(code)} isFilled={isFilled(texts, code)} />
          )}
          onChoose={setChosen}
        />
      )}
      {chosen !== DEFAULT_LANGUAGE && (
        <Note>{t('textsAbout', { language: factsOf(DEFAULT_LANGUAGE).name })}</Note>
      )}
      <div className={grid({ gap: '4' })} key={chosen}>
        {chosen === DEFAULT_LANGUAGE ? first : <OtherTexts form={form} code={chosen} />}
      </div>
    </>
  )
}

const Mark = (is: { isFaulty: boolean; isFilled: boolean }) => {
  const t = useText()
  if (!is.isFaulty && !is.isFilled) return null
  const Icon = is.isFaulty ? CircleAlert : Check
  return (
    <>
      <Icon aria-hidden size={16} />
      <VisuallyHidden>{t(is.isFaulty ? 'textFaulty' : 'textFilled')}</VisuallyHidden>
    </>
  )
}
