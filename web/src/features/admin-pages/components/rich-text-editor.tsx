import { EditorContent, useEditor, useEditorState, type Editor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { Bold, Heading2, Italic, Link2, List, ListOrdered, Redo2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '#components/ui/elements.tsx'
import { ActionForm } from '#components/ui/form/action-form.tsx'
import { DialogActions, TitledDialog } from '#components/ui/overlay/dialog.tsx'
import { css } from '#styled-system/css'
import { linkAddress } from '../link-address.ts'
import { useText } from '../texts.ts'

type LinkDialogProps = {
  /** The selected text's current link; undefined while the dialog is closed. */
  former: string | undefined
  onSet: (href: string) => void
  onClose: () => void
}

/** Asks for the selected text's link; an empty field removes it. */
const LinkDialog = ({ former, onSet, onClose }: LinkDialogProps) => {
  const t = useText()
  return (
    <TitledDialog isOpen={former !== undefined} onClose={onClose} title={t('link')} size="small">
      <ActionForm
        className={css({ gap: '5', mt: '4' })}
        start={{ address: former ?? '' }}
        fields={{
          address: {
            label: t('linkTo'),
            hint: t('linkHint'),
            validate: (typed) => linkAddress(typed) !== undefined || t('linkWrong'),
            inputMode: 'url',
            autoComplete: 'off',
          },
        }}
        label={t('setLink')}
        onCancel={onClose}
        Foot={DialogActions}
        call={({ address }) => Promise.resolve(onSet(linkAddress(address) ?? ''))}
      />
    </TitledDialog>
  )
}

const styles = {
  root: css({
    bg: 'paper',
    borderWidth: '1px',
    borderColor: 'line.strong',
    borderRadius: 'md',
    '&:focus-within': { outline: '2px solid', outlineColor: 'teal' },
  }),
  // All eight fit beside each other on a phone.
  bar: css({
    display: 'flex',
    flexWrap: 'wrap',
    px: { base: '0', sm: '1' },
    borderBottomWidth: '1px',
  }),
  tool: css({ '&[aria-pressed=true]': { bg: 'teal.tint' } }),
  text: css({
    '& .ProseMirror': {
      display: 'grid',
      gap: '3',
      minH: '320px',
      p: '4',
      alignContent: 'start',
      overflowWrap: 'anywhere',
      outline: 'none',
    },
    '& :is(h2, h3)': { fontFamily: 'heading', fontWeight: 'semibold', fontSize: 'lg', mt: '2' },
    '& :is(ul, ol)': { display: 'grid', gap: '1', pl: '5' },
    '& ul': { listStyleType: 'disc' },
    '& ol': { listStyleType: 'decimal' },
    '& a': { color: 'teal', textDecoration: 'underline' },
    '& blockquote': { pl: '4', borderLeftWidth: '3px' },
  }),
}

/** Limited to what the server accepts (functions/src/features/content/safe-html.ts). */
const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    link: { openOnClick: false, HTMLAttributes: { target: null, rel: null } },
  }),
]

const linkOf = (editor: Editor): string => {
  const { href }: Record<string, unknown> = editor.getAttributes('link')
  return typeof href === 'string' ? href : ''
}

const setLink = (editor: Editor, href: string) => {
  const chain = editor.chain().focus().extendMarkRange('link')
  if (href === '') chain.unsetLink().run()
  else chain.setLink({ href }).run()
}

const TOOLS = [
  {
    id: 'bold',
    Icon: Bold,
    mark: 'bold',
    run: (e: Editor) => e.chain().focus().toggleBold().run(),
  },
  {
    id: 'italic',
    Icon: Italic,
    mark: 'italic',
    run: (e: Editor) => e.chain().focus().toggleItalic().run(),
  },
  {
    id: 'heading',
    Icon: Heading2,
    mark: 'heading',
    run: (e: Editor) => e.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    id: 'list',
    Icon: List,
    mark: 'bulletList',
    run: (e: Editor) => e.chain().focus().toggleBulletList().run(),
  },
  {
    id: 'numbers',
    Icon: ListOrdered,
    mark: 'orderedList',
    run: (e: Editor) => e.chain().focus().toggleOrderedList().run(),
  },
  { id: 'link', Icon: Link2, mark: 'link' },
  { id: 'undo', Icon: Undo2, run: (e: Editor) => e.chain().focus().undo().run() },
  { id: 'redo', Icon: Redo2, run: (e: Editor) => e.chain().focus().redo().run() },
] as const

const Toolbar = ({ editor, onLink }: { editor: Editor; onLink: () => void }) => {
  const t = useText()
  const active = useEditorState({
    editor,
    selector: (now) =>
      TOOLS.filter((tool) => 'mark' in tool && now.editor.isActive(tool.mark)).map(({ id }) => id),
  })
  return (
    <div className={styles.bar} role="toolbar" aria-label={t('text')}>
      {TOOLS.map(({ id, Icon, ...tool }) => (
        <IconButton
          className={styles.tool}
          key={id}
          aria-label={t(id)}
          aria-pressed={'mark' in tool ? active.includes(id) : undefined}
          onClick={() => {
            if ('run' in tool) tool.run(editor)
            else onLink()
          }}
        >
          <Icon aria-hidden size={18} />
        </IconButton>
      ))}
    </div>
  )
}

type RichTextEditorProps = {
  /** Initial text; another text needs another editor, by its key. */
  html: string
  onChange: (html: string) => void
}

/** Editor for text with headings, lists and links, shown as it will look. */
export const RichTextEditor = ({ html, onChange }: RichTextEditorProps) => {
  const t = useText()
  const [formerLink, setFormerLink] = useState<string>()
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: html,
    injectCSS: false,
    editorProps: {
      attributes: { 'aria-label': t('text'), role: 'textbox', 'aria-multiline': 'true' },
    },
    onUpdate: (now) => onChange(now.editor.isEmpty ? '' : now.editor.getHTML()),
  })
  return (
    <div className={styles.root}>
      <Toolbar editor={editor} onLink={() => setFormerLink(linkOf(editor))} />
      <EditorContent className={styles.text} editor={editor} />
      <LinkDialog
        former={formerLink}
        onSet={(href) => {
          setFormerLink(undefined)
          setLink(editor, href)
        }}
        onClose={() => setFormerLink(undefined)}
      />
    </div>
  )
}
