import type { PageText } from '@bartan/contract/content/content'
import type { AdminContent } from '@bartan/contract/content/schema'
import { LANGUAGE_CODES, factsOf, type Language } from '@bartan/contract/shop/languages'
import { useState, useEffect } from 'react'
import { formatMoment } from '#components/ui/format-moment.ts'
import { useConflictQuestion } from '#components/ui/overlay/conflict-question.tsx'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { useLanguage } from '#i18n/translate.ts'
import { messageOf } from '#lib/api/api-error.ts'
import { labeledFaults } from '#lib/api/labeled-faults.ts'
import { saveBasedOn, type Saving } from '#lib/api/save-based-on.ts'
import { isSameJson } from '#lib/is-same-json.ts'
import { draftOf } from '#lib/storage/drafts.ts'
import { useOfferedDraft, type Changes } from '#lib/storage/use-offered-draft.ts'
import { readVersion, readPage, savePage } from './page-calls.ts'
import { useText, textIn } from './texts.ts'

type Texts = Readonly<Record<string, PageText | null>>

const without = (texts: Texts, languages: readonly string[]): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([code]) => !languages.includes(code)))

/** Saves texts. Other users' changes in other languages stay; `ask` decides about the same languages. */
const saveTexts = (opened: AdminContent, changed: Texts, ask: Saving<AdminContent, Texts>['ask']) =>
  saveBasedOn(opened, changed, {
    write: (texts, { slug, version }) => savePage(slug, { version, texts }),
    read: () => readPage(opened.slug),
    merge: (base, texts, theirs) => {
      const conflicts = Object.keys(texts).filter(
        (language) =>
          !isSameJson(base.texts[language], theirs.texts[language]) &&
          !isSameJson(texts[language] ?? undefined, theirs.texts[language]),
      )
      return { mine: texts, theirs: without(texts, conflicts), conflicts }
    },
    ask,
  })

type Options = {
  page: AdminContent
  changed: Texts
  /** Restores both to the form. */
  onRestore: (page: AdminContent, changed: Texts) => void
}

/** Keeps unsaved changes on the device, and offers them when the page is opened again (decision 21). */
const usePageDraft = ({ page, changed, onRestore }: Options) => {
  const [draft] = useState(() =>
    draftOf<Changes<Texts>>('work', `page ${page.slug}`, { version: 0, before: {}, after: {} }),
  )
  const { offered, keep, settle } = useOfferedDraft(draft, page.texts)
  useEffect(() => {
    const languages = Object.keys(changed)
    const before = Object.fromEntries(languages.map((code) => [code, page.texts[code] ?? null]))
    keep({ version: page.version, before, after: changed })
  }, [page, changed, keep])
  const restore = () => {
    if (!offered) return
    const { version, before, after } = offered
    const all = Object.entries({ ...page.texts, ...before })
    const texts = Object.fromEntries(all.flatMap(([code, text]) => (text ? [[code, text]] : [])))
    onRestore({ ...page, version, texts }, { ...after, ...changed } as Texts)
    settle()
  }
  return { isOffered: offered !== undefined, restore, discard: settle }
}

const EMPTY: PageText = { title: '', intro: '', html: '' }

/** Sets exactly these texts: languages without one are removed. */
const exactly = (page: AdminContent, texts: Texts): Texts => ({
  ...Object.fromEntries(Object.keys(page.texts).map((code) => [code, null])),
  ...texts,
})

const question = (language: Language, codes: string[]) => ({
  change: textIn(language, 'changedMeanwhile', {
    languages: LANGUAGE_CODES.filter((code) => codes.includes(code))
      .map((code) => factsOf(code).name)
      .join(', '),
  }),
  theirs: textIn(language, 'takeTheirs'),
  mine: textIn(language, 'keepMine'),
})

const LABELS = { title: 'pageTitle', intro: 'intro' } as const

/** What is wrong, at the fields of the language that is shown, else as a whole. */
const faultsIn = (spoken: Language, shown: Language, failure: unknown) => {
  const faults = labeledFaults(spoken, failure, (path) => {
    const field = path.split('.')[2]
    return field === 'title' || field === 'intro' ? textIn(spoken, LABELS[field]) : undefined
  })
  const [title, intro] = [faults[`texts.${shown}.title`], faults[`texts.${shown}.intro`]]
  const [first = ['', '']] = Object.entries(faults)
  const other = LANGUAGE_CODES.find((code) => first[0].split('.')[1] === code)
  const whole = other && other !== shown ? `${factsOf(other).name}: ${first[1]}` : first[1]
  return {
    title,
    intro,
    error: failure === undefined ? '' : whole || messageOf(spoken, failure),
  }
}

/** State of the page form: changes in each language, and the language that is shown. */
export const usePageForm = (opened: AdminContent, language: Language) => {
  const t = useText()
  const spoken = useLanguage()
  const [page, setPage] = useState(opened)
  const [changed, setChanged] = useState<Texts>({})
  /** The editor keeps its own text: other text needs a new editor. */
  const [round, setRound] = useState(0)
  const [notice, setNotice] = useState('')
  const [failure, setFailure] = useState<unknown>()
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
    setFailure(undefined)
    try {
      await work()
    } catch (caught) {
      setFailure(caught)
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
      replace(without(changed, outcome.conflicts))
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
    ...faultsIn(spoken, language, failure),
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
