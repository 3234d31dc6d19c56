import type { PageText } from '@bartan/contract/content/content'
import type { AdminContent } from '@bartan/contract/content/schema'
import { DEFAULT_LANGUAGE, type Language } from '@bartan/contract/shop/languages'
import { useState } from 'react'
import { BusyButton, Button, Heading } from '#components/ui/elements.tsx'
import { DraftOffer } from '#components/ui/form/draft-offer.tsx'
import { FormAlert } from '#components/ui/form/form-alert.tsx'
import { InputField, TextAreaField } from '#components/ui/form/labeled-fields.tsx'
import { LanguageChoice } from '#components/ui/form/language-choice.tsx'
import { formatMoment } from '#components/ui/format-moment.ts'
import { LeaveDialog } from '#components/ui/overlay/leave-dialog.tsx'
import { useShop } from '#lib/shop-settings.ts'
import { css } from '#styled-system/css'
import { grid, wrap } from '#styled-system/patterns'
import { useText } from '../texts.ts'
import { usePageForm } from '../use-page-form.ts'
import { RichTextEditor } from './rich-text-editor.tsx'

const pageVersionsStyles = {
  version: wrap({
    align: 'center',
    justify: 'space-between',
    gap: '3',
    minH: 'tap',
    py: '2',
    borderTopWidth: '1px',
  }),
  current: css({ fontSize: 'sm', color: 'ink.soft' }),
}

type Saved = AdminContent['versions'][number]

type PageVersionsProps = {
  versions: Saved[]
  onOpen: (version: number) => void
  onBringBack: (version: number) => void
  /** Restoring would lose unsaved changes. */
  isBlocked: boolean
}

type VersionProps = Omit<PageVersionsProps, 'versions'> & { saved: Saved; isCurrent: boolean }

const Version = ({ saved, isCurrent, isBlocked, onOpen, onBringBack }: VersionProps) => {
  const t = useText()
  return (
    <li className={pageVersionsStyles.version}>
      <span>{t('version', { time: formatMoment(t.language, saved.at), name: saved.by })}</span>
      <span className={wrap({ gap: '2' })}>
        {isCurrent && <span className={pageVersionsStyles.current}>{t('current')}</span>}
        <Button variant="outline" size="sm" onClick={() => onOpen(saved.version)}>
          {t('open')}
        </Button>
        {!isCurrent && (
          <Button
            variant="outline"
            size="sm"
            disabled={isBlocked}
            onClick={() => onBringBack(saved.version)}
          >
            {t('bringBack')}
          </Button>
        )}
      </span>
    </li>
  )
}

/** All saved versions, newest first, each of which can be read and restored. */
const PageVersions = ({ versions, ...rest }: PageVersionsProps) => {
  const t = useText()
  return (
    versions.length > 0 && (
      <section>
        <Heading className={css({ mb: '2' })} size="small">
          {t('versions')}
        </Heading>
        <ul>
          {versions.map((saved, at) => (
            <Version key={saved.version} saved={saved} isCurrent={at === 0} {...rest} />
          ))}
        </ul>
      </section>
    )
  )
}

const pageFieldsStyles = {
  marks: css({ fontSize: 'sm', '& summary': { minH: 'tap', py: '3', cursor: 'pointer' } }),
  mark: wrap({ columnGap: '3', overflowWrap: 'anywhere' }),
}

const Marks = ({ facts }: Pick<AdminContent, 'facts'>) => {
  const t = useText()
  return (
    <details className={pageFieldsStyles.marks}>
      <summary>{t('marks')}</summary>
      <ul>
        {Object.entries(facts).map(([name, value]) => (
          <li className={pageFieldsStyles.mark} key={name}>
            <code>{`{${name}}`}</code> {value || '–'}
          </li>
        ))}
      </ul>
    </details>
  )
}

type PageFieldsProps = Pick<AdminContent, 'facts'> & {
  faults: { title: string | undefined; intro: string | undefined }
  text: PageText
  /** Key of the editor; changes with text that wasn't typed in it. */
  editor: string
  isBusy: boolean
  onChange: (part: Partial<PageText>) => void
}

const PageFields = ({ text, facts, faults, editor, isBusy, onChange }: PageFieldsProps) => {
  const t = useText()
  return (
    <div className={grid({ gap: '5', gridTemplateColumns: '1' })} inert={isBusy}>
      <InputField
        label={t('pageTitle')}
        error={faults.title}
        value={text.title}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <TextAreaField
        label={t('intro')}
        error={faults.intro}
        rows={2}
        value={text.intro}
        onChange={({ target }) => onChange({ intro: target.value })}
      />
      <RichTextEditor key={editor} html={text.html} onChange={(html) => onChange({ html })} />
      <Marks facts={facts} />
    </div>
  )
}

const styles = {
  state: wrap({
    align: 'center',
    justify: 'space-between',
    gap: '3',
    fontSize: 'sm',
    color: 'ink.soft',
  }),
}

/** Form for a page that the footer links to, one language at a time. */
export const PageForm = ({ page: opened }: { page: AdminContent }) => {
  const t = useText()
  const { languages } = useShop()
  const [first = DEFAULT_LANGUAGE] = languages
  const [language, setLanguage] = useState<Language>(first)
  const form = usePageForm(opened, language)
  return (
    <div className={grid({ gap: '5', maxW: '760px' })}>
      {form.kept.isOffered && (
        <DraftOffer onRestore={form.kept.restore} onDiscard={form.kept.discard} />
      )}
      <LanguageChoice
        label={t('language')}
        languages={languages}
        chosen={language}
        onChoose={setLanguage}
      />
      {form.notice && <FormAlert tone="info">{form.notice}</FormAlert>}
      <div className={styles.state}>
        <span>{t(form.isOwn ? 'own' : 'notOwn')}</span>
        {form.isOwn && (
          <Button variant="outline" size="sm" onClick={form.startAgain}>
            {t('startAgain')}
          </Button>
        )}
      </div>
      <PageFields
        text={form.text}
        facts={form.page.facts}
        faults={form}
        editor={form.editor}
        isBusy={form.isBusy}
        onChange={form.change}
      />
      {form.error && <FormAlert>{form.error}</FormAlert>}
      <BusyButton
        variant="accent"
        size="lg"
        isBusy={form.isBusy}
        disabled={!form.isChanged}
        onClick={() => void form.save()}
      >
        {t('save')}
      </BusyButton>
      <PageVersions
        versions={form.page.versions}
        isBlocked={form.isChanged || form.isBusy}
        onOpen={(version) => void form.open(version)}
        onBringBack={(version) => void form.restoreVersion(version)}
      />
      {form.dialog}
      <LeaveDialog isDirty={form.isChanged}>{t('unsaved')}</LeaveDialog>
    </div>
  )
}
