import { checkFonts } from './check-fonts.ts'
import { named, ofType, readPdf, type PdfFile, type PdfObject } from './read-pdf.ts'

const unless = (holds: boolean, violation: string): string[] => (holds ? [] : [violation])

/** 6.1: how the file itself is written. */
const checkFile = ({ bytes, trailer, objects }: PdfFile): string[] => [
  ...unless(
    /^%PDF-1\.[0-7]\n%[\x80-\xFF]{4,}\n/.test(bytes.toString('latin1', 0, 40)),
    'no header with a comment of four bytes above 127',
  ),
  ...unless(/\/ID \[<[\da-f]{32}> <[\da-f]{32}>\]/.test(trailer), 'no ID'),
  ...unless(!trailer.includes('/Encrypt'), 'encrypted'),
  ...[...objects.values()].flatMap(({ head, packed }) =>
    packed
      ? [
          ...unless(!/\/Filter (?!\/FlateDecode\b)/.test(head), 'another filter than FlateDecode'),
          ...unless(!/\/(?:F|FFilter|FDecodeParms)\b/.test(head), 'a stream in another file'),
        ]
      : [],
  ),
]

/** 6.2.5, 6.2.10, 6.3 to 6.5, 6.8, 6.9: what an archive can't show in years, or that changes by itself. */
const FORBIDDEN =
  /\/(?:JavaScript|JS|AA|OpenAction|Launch|Annots|AcroForm|XFA|EmbeddedFiles?|OCProperties|PresSteps|Requirements|TR|TR2|HTP|SMask|CA|ca|BM|Group|Alternates|OPI|PS|Ref|XObject|ExtGState|DeviceCMYK|DeviceN|Separation)\b/

const checkForbidden = ({ objects }: PdfFile): string[] =>
  [...objects.values()].flatMap(({ head }) => {
    const [found] = FORBIDDEN.exec(head) ?? []
    return found === undefined ? [] : [`${found} is not allowed`]
  })

/** 6.2.3: by which profile colors are meant. */
const checkColors = (file: PdfFile, catalog: PdfObject | undefined): string[] => {
  const intent = named(file, catalog?.head, 'OutputIntents')
  const profile = named(file, intent?.head, 'DestOutputProfile')
  const icc = profile?.data
  return [
    ...unless(/\/S \/GTS_PDFA1\b/.test(intent?.head ?? ''), 'no output intent'),
    ...unless(
      icc?.length === icc?.readUInt32BE(0) &&
        icc?.toString('latin1', 12, 20) === 'mntrRGB ' &&
        icc.toString('latin1', 36, 40) === 'acsp' &&
        (icc[8] ?? 9) <= 4 &&
        /\/N 3\b/.test(profile?.head ?? ''),
      'no profile of RGB',
    ),
  ]
}

const OPERATORS = new Set(
  'q Q cm w J j M d ri i gs m l c v y h re S s f F f* B B* b b* n W W* BT ET Tc Tw Tz TL Tf Tr Ts Td TD Tm T* Tj TJ CS cs SC SCN sc scn G g RG rg'.split(
    ' ',
  ),
)

/** 6.1.13 and 6.2.2: pages of a size that is allowed, with operators that the standard knows. */
const checkPage = (file: PdfFile, page: PdfObject): string[] => {
  const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(page.head) ?? []
  const content = named(file, page.head, 'Contents')?.data?.toString('latin1') ?? ''
  const words = content
    .replaceAll(/\[.*?\]|<.*?>|\(.*?\)/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '' && !/^(?:\/.*|[-+]?[\d.]+)$/.test(word))
  const count = (word: string) => words.filter((one) => one === word).length
  return [
    ...[width, height].flatMap((side) =>
      unless(Number(side) >= 3 && Number(side) <= 14_400, `a page of ${side} points`),
    ),
    ...unless(named(file, page.head, 'Resources') !== undefined, 'a page without resources'),
    ...words.flatMap((word) => unless(OPERATORS.has(word), `operator ${word}`)),
    ...unless(count('q') === count('Q'), 'q and Q are not paired'),
    ...[...content.matchAll(/\/(\w+) (?:cs|CS)\b/g)].flatMap(([, space = '']) =>
      unless(['DeviceRGB', 'DeviceGray'].includes(space), `colors by ${space}`),
    ),
  ]
}

const ESCAPED: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

/** A string as its object writes it: UTF-16 where it begins by a byte order mark. */
const textOf = (written: string | undefined): string | undefined => {
  const text = written
    ?.replace(/^\((.*)\)$/s, '$1')
    .replaceAll(/\\(.)/gs, (_, letter: string) => ESCAPED[letter] ?? letter)
  return text?.startsWith('\u00FE\u00FF')
    ? Buffer.from(text.slice(2), 'latin1').swap16().toString('utf16le')
    : text
}

const time = (text: string | undefined): string | undefined => text?.replaceAll(/\D/g, '')

/** 6.6: what the file says of itself, twice and alike. */
const checkMetadata = (file: PdfFile, catalog: PdfObject | undefined): string[] => {
  const metadata = named(file, catalog?.head, 'Metadata')
  const xmp = metadata?.data?.toString('utf8') ?? ''
  const info = named(file, file.trailer, 'Info')?.head
  const said = (key: string) => textOf(named(file, info, key)?.head)
  const inXmp = (tag: string) =>
    new RegExp(`<${tag}>(?:\\s*<rdf:Alt>\\s*<rdf:li xml:lang="x-default">)?([^<]*)<`).exec(xmp)?.[1]
  return [
    ...unless(/\/Type \/Metadata\b/.test(metadata?.head ?? ''), 'no metadata'),
    ...unless(/\/Subtype \/XML\b/.test(metadata?.head ?? ''), 'metadata that are no XML'),
    ...unless(/^<\?xpacket begin="[^"]*" id="W5M0MpCehiHzreSzNTczkc9d"\?>/.test(xmp), 'no packet'),
    ...unless(inXmp('pdfaid:part') === '2' && inXmp('pdfaid:conformance') === 'B', 'no PDF/A-2b'),
    ...unless(said('Title') !== undefined && inXmp('dc:title') === said('Title'), 'two titles'),
    ...unless(inXmp('xmp:CreatorTool') === said('Creator'), 'two creators'),
    ...unless(inXmp('pdf:Producer') === said('Producer'), 'two producers'),
    ...unless(time(inXmp('xmp:CreateDate')) === time(said('CreationDate')), 'two dates'),
    ...unless(time(inXmp('xmp:ModifyDate')) === time(said('ModDate')), 'two dates of change'),
  ]
}

/** What of a file is not by ISO 19005-2, level B, in words: nothing, if it is a PDF/A. */
export const checkPdfA = (bytes: Buffer): string[] => {
  const file = readPdf(bytes)
  const [catalog] = ofType(file, 'Catalog')
  const pages = ofType(file, 'Page')
  return [
    ...checkFile(file),
    ...checkForbidden(file),
    ...checkColors(file, catalog),
    ...unless(pages.length > 0, 'no page'),
    ...pages.flatMap((page) => checkPage(file, page)),
    ...checkFonts(file, pages),
    ...checkMetadata(file, catalog),
  ]
}
