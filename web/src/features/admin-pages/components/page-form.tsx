import type { AdminContent } from '@bartan/contract/content/schema'
import { DEFAULT_LANGUAGE, type Language } from '@bartan/contract/shop/languages'
import { useState } from 'react'
import { BusyButton } from '#components/ui/busy-button.tsx'
import { Button } from '#components/ui/button.tsx'
import { DraftOffer } from '#components/ui/form/draft-offer.tsx'
import { FormAlert } from '#components/ui/form/form-alert.tsx'
import { LanguageChoice } from '#components/ui/form/language-choice.tsx'
import { LeaveDialog } from '#components/ui/overlay/leave-dialog.tsx'
import { useShop } from '#lib/shop-settings.ts'
import { grid, wrap } from '#styled-system/patterns'
import { useText } from '../texts.ts'
import { usePageForm } from '../use-page-form.ts'
import { PageFields } from './page-fields.tsx'
import { PageVersions } from './page-versions.tsx'

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
        <DraftOffer t={t} onRestore={form.kept.restore} onDiscard={form.kept.discard} />
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
        editor={form.editor}
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
      <LeaveDialog isDirty={form.isChanged} question={t('leaveQuestion')} confirmLabel={t('leave')}>
        {t('unsaved')}
      </LeaveDialog>
    </div>
  )
}
