import type { PageText } from '@bartan/contract/content/content'
import type { AdminContent } from '@bartan/contract/content/schema'
import { FormField, Input, TextArea } from '#components/ui/form/form-field.tsx'
import { useText } from '../texts.ts'
import { RichTextEditor } from './rich-text-editor.tsx'
import { css } from '#styled-system/css'

const styles = {
  marks: css({ fontSize: 'sm', '& summary': { minH: 'tap', py: '3', cursor: 'pointer' } }),
  mark: css({ display: 'flex', flexWrap: 'wrap', columnGap: '3', overflowWrap: 'anywhere' }),
}

const Marks = ({ facts }: Pick<AdminContent, 'facts'>) => {
  const t = useText()
  return (
    <details className={styles.marks}>
      <summary>{t('marks')}</summary>
      <ul>
        {Object.entries(facts).map(([name, value]) => (
          <li className={styles.mark} key={name}>
            <code>{`{${name}}`}</code> {value || '–'}
          </li>
        ))}
      </ul>
    </details>
  )
}

type PageFieldsProps = Pick<AdminContent, 'facts'> & {
  text: PageText
  /** Another one for a text that was not typed in this editor. */
  editor: string
  onChange: (part: Partial<PageText>) => void
}

export const PageFields = ({ text, facts, editor, onChange }: PageFieldsProps) => {
  const t = useText()
  return (
    <>
      <FormField label={t('pageTitle')}>
        {(control) => (
          <Input
            {...control}
            value={text.title}
            onChange={({ target }) => onChange({ title: target.value })}
          />
        )}
      </FormField>
      <FormField label={t('intro')}>
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            value={text.intro}
            onChange={({ target }) => onChange({ intro: target.value })}
          />
        )}
      </FormField>
      <RichTextEditor key={editor} html={text.html} onChange={(html) => onChange({ html })} />
      <Marks facts={facts} />
    </>
  )
}
