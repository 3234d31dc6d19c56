import type { PageText } from '@bartan/contract/content/content'
import type { AdminContent } from '@bartan/contract/content/schema'
import { LANGUAGE_CODES, factsOf, type Language } from '@bartan/contract/shop/languages'
import { useState } from 'react'
import { formatMoment } from '#components/ui/format-moment.ts'
import { useConflictQuestion } from '#components/ui/overlay/conflict-question.tsx'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { useLanguage } from '#i18n/language.ts'
import { messageOf } from '#lib/api/api-error.ts'
import { readVersion } from './page-calls.ts'
import { saveTexts, type Texts } from './save-page.ts'
import { useText, textIn } from './texts.ts'
import { usePageDraft } from './use-page-draft.ts'

const EMPTY: PageText = { title: '', intro: '', html: '' }

/** Sets exactly these texts: languages without one are removed. */
const exactly = (page: AdminContent, texts: Texts): Texts => ({
  ...Object.fromEntries(Object.keys(page.texts).map((code) => [code, null])),
  ...texts,
})

const without = (texts: Texts, languages: readonly string[]): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([code]) => !languages.includes(code)))

const question = (language: Language, codes: string[]) => ({
  change: textIn(language, 'changedMeanwhile', {
    languages: LANGUAGE_CODES.filter((code) => codes.includes(code))
      .map((code) => factsOf(code).name)
      .join(', '),
  }),
  theirs: textIn(language, 'takeTheirs'),
  mine: textIn(language, 'keepMine'),
})

/** State of the page form: changes in each language, and the language that is shown. */
export const usePageForm = (opened: AdminContent, language: Language) => {
  const t = useText()
  const spoken = useLanguage()
  const [page, setPage] = useState(opened)
  const [changed, setChanged] = useState<Texts>({})
  /** The editor keeps its own text: other text needs a new editor. */
  const [round, setRound] = useState(0)
  const [notice, setNotice] = useState('')
  const [error, setError] = useState('')
  const [isBusy, setBusy] = useState(false)
  const { ask, dialog } = useConflictQuestion()

  const own = language in changed ? changed[language] : page.texts[language]
  const text = own ?? page.written[language] ?? EMPTY
  const replace = (texts: Texts) => {
    setChanged(texts)
    setRound((before) => before + 1)
  }

  const kept = usePageDraft({
    page,
    changed,
    onRestore: (before, texts) => {
      setPage(before)
      replace(texts)
    },
  })

  const run = async (work: () => Promise<void>) => {
    setBusy(true)
    setError('')
    try {
      await work()
    } catch (caught) {
      setError(messageOf(spoken, caught))
    }
    setBusy(false)
  }

  const write = async (texts: Texts, done: string) => {
    const outcome = await saveTexts(page, texts, (codes) => ask(question(spoken, codes)))
    if (!outcome) return
    setNotice('')
    if ('saved' in outcome) {
      setPage(outcome.saved)
      replace({})
      toast.success(done)
    } else {
      setPage(outcome.theirs)
      replace(without(changed, outcome.languages))
    }
  }

  const open = async (version: number) => {
    const { at, texts } = await readVersion(page.slug, version)
    replace(exactly(page, texts))
    setNotice(t('opened', { time: formatMoment(spoken, at) }))
  }

  const restoreVersion = async (version: number) => {
    const { at, texts } = await readVersion(page.slug, version)
    await write(exactly(page, texts), t('broughtBack', { time: formatMoment(spoken, at) }))
  }

  return {
    page,
    text,
    isOwn: Boolean(own),
    isChanged: Object.keys(changed).length > 0,
    isBusy,
    notice,
    error,
    dialog,
    kept,
    editor: `${language} ${round}`,
    change: (part: Partial<PageText>) =>
      setChanged((before) => ({ ...before, [language]: { ...text, ...part } })),
    startAgain: () => replace({ ...changed, [language]: null }),
    save: () => run(() => write(changed, t('saved'))),
    open: (version: number) => run(() => open(version)),
    restoreVersion: (version: number) => run(() => restoreVersion(version)),
  }
}
