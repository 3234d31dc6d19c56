import { defaultMessage } from '@bartan/contract/messages/default-message'
import type { MessageKind } from '@bartan/contract/messages/message-rules'
import { DEFAULT_LANGUAGE, factsOf, type Language } from '@bartan/contract/shop/languages'
import { useRef, type ComponentProps } from 'react'
import { Button } from '#components/ui/elements.tsx'
import { FormField, Input, TextArea } from '#components/ui/form/form-field.tsx'
import { translateReason, useLanguage } from '#i18n/translate.ts'
import { useShop } from '#lib/shop-settings.ts'
import { withText } from '#lib/with-text.ts'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import type { ControlProps, Field } from '../form/field.ts'
import { useFormState } from '../form/form-context.ts'
import { fieldsIn } from '../form/tree.ts'
import { useControl } from '../form/use-control.ts'
import { useText } from '../texts.ts'

const styles = {
  others: grid({
    gap: '3',
    mt: '1',
    mb: '2',
    pl: '4',
    borderLeftWidth: '2px',
    borderColor: 'teal.tint',
  }),
  usual: grid({
    justifyItems: 'start',
    gap: '2',
    px: '3',
    py: '2',
    borderLeftWidth: '2px',
    borderColor: 'teal.tint',
    fontSize: 'sm',
  }),
}

type UsualProps = { kind: MessageKind; language: Language; onTake: (words: string) => void }

/** The default message, which customers get while the seller has no own text. */
const UsualMessage = ({ kind, language, onTake }: UsualProps) => {
  const t = useText()
  const { returnDays } = useShop()
  const words = defaultMessage(kind, language, (field) => field !== 'days' || returnDays > 0)
  return (
    <div className={styles.usual}>
      <p className={css({ color: 'ink.soft', fontWeight: 'medium' })}>{t('usualWords')}</p>
      <p className={css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })} lang={language}>
        {words}
      </p>
      <Button variant="quiet" size="sm" onClick={() => onTake(words)}>
        {t('changeUsual')}
      </Button>
    </div>
  )
}

type TextFieldProps = Omit<ComponentProps<typeof FormField>, 'children'> & {
  field: Field
  language: Language
  value: unknown
  onText: (text: string) => void
}

/** A text in one language. */
const TextField = ({ field, language, value, onText, ...said }: TextFieldProps) => {
  const area = useRef<HTMLTextAreaElement>(null)
  const { type, isTranslated, messageOf } = field
  const text = {
    lang: isTranslated ? language : undefined,
    value: typeof value === 'string' ? value : '',
    onChange: ({ target }: { target: { value: string } }) => onText(target.value),
  }
  return (
    <FormField {...said}>
      {(control) =>
        messageOf ? (
          <>
            <TextArea {...control} {...text} ref={area} rows={3} />
            {text.value === '' && (
              <UsualMessage
                kind={messageOf}
                language={language}
                onTake={(words) => {
                  onText(words)
                  area.current?.focus()
                }}
              />
            )}
          </>
        ) : (
          <Input {...control} {...text} type={type ?? 'text'} />
        )
      }
    </FormField>
  )
}

/** A text, and below it those in the other languages while the page is being translated, or where one is wrong. */
export const TextControl = ({ field, path, value, others }: ControlProps) => {
  const page = useLanguage()
  const { t, said, set } = useControl(path)
  const { set: setAt, errors, languages, isTranslating } = useFormState()
  const fault = typeof value === 'string' && value !== '' ? field.check?.(value) : undefined
  const text = (
    <TextField
      {...said}
      error={said.error ?? (fault && translateReason(page, fault))}
      isOptional={field.isOptional}
      field={field}
      language={DEFAULT_LANGUAGE}
      value={value}
      onText={set}
    />
  )
  if (!field.isTranslated) return text
  const texts = fieldsIn(others)
  const shown = languages.filter((code) => isTranslating || errors[`${path}In.${code}`])
  return (
    <div className={grid({ gap: '1', minW: '0' })}>
      {text}
      {shown.length > 0 && (
        <div className={styles.others}>
          {shown.map((code) => (
            <TextField
              key={code}
              label={t('inLanguage', { name: said.label, language: factsOf(code).name })}
              error={errors[`${path}In.${code}`]}
              field={field}
              language={code}
              value={texts[code]}
              onText={(typed) => setAt(`${path}In`, withText(texts, code, typed))}
            />
          ))}
        </div>
      )}
    </div>
  )
}
