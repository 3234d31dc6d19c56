import type { PageText } from '@bartan/contract/content/content'
import type { AdminContent } from '@bartan/contract/content/schema'
import { InputField, TextAreaField } from '#components/ui/form/labeled-fields.tsx'
import { css } from '#styled-system/css'
import { wrap } from '#styled-system/patterns'
import { useText } from '../texts.ts'
import { RichTextEditor } from './rich-text-editor.tsx'

const styles = {
  marks: css({ fontSize: 'sm', '& summary': { minH: 'tap', py: '3', cursor: 'pointer' } }),
  mark: wrap({ columnGap: '3', overflowWrap: 'anywhere' }),
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
  /** Key of the editor; changes with text that wasn't typed in it. */
  editor: string
  onChange: (part: Partial<PageText>) => void
}

export const PageFields = ({ text, facts, editor, onChange }: PageFieldsProps) => {
  const t = useText()
  return (
    <>
      <InputField
        label={t('pageTitle')}
        value={text.title}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <TextAreaField
        label={t('intro')}
        rows={2}
        value={text.intro}
        onChange={({ target }) => onChange({ intro: target.value })}
      />
      <RichTextEditor key={editor} html={text.html} onChange={(html) => onChange({ html })} />
      <Marks facts={facts} />
    </>
  )
}
