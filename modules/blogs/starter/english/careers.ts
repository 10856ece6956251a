import { h2, ol, p, pictureIfAny, text, ul } from '../text.ts';
import type { TranslatedPost } from './starter-translation.ts';

/** Open positions. */
export const careers: TranslatedPost[] = [
  {
    of: 'career-die-cutting',
    slug: 'career-die-cutting',
    title: 'Die-cutting operator in Cikarang',
    excerpt:
      'Run our newest flatbed die cutter, hold a tolerance of half a millimetre and work your way up to shift leader.',
    body: (pictureOf) =>
      text(
        p(
          'Our machine cuts, creases and strips seven thousand sheets an hour. The person running it decides whether the last sheet is as good as the first. We are looking for **two operators**, one for the morning shift and one for the night shift.',
        ),
        h2('What you will do'),
        ul(
          'Mount dies, set the pressure and sign off the first sheet with quality control.',
          'Keep register and crease depth consistent throughout the run.',
          'Carry out and record daily maintenance.',
          'Train one assistant operator.',
        ),
        h2('What we’re looking for'),
        ul(
          'A vocational or general secondary school diploma (SMK/SMA), preferably in mechanics or printing.',
          'At least one year’s experience in die-cutting, printing or board converting.',
          'Precision, openness about mistakes and willingness to work shifts.',
        ),
        ...pictureIfAny(
          pictureOf('die-cutting'),
          'An open die cutter: a sheet is cut and creased in a single stroke, the work of every shift.',
        ),
        h2('What we offer'),
        ul(
          'Base pay above the Bekasi Regency minimum wage, a night-shift allowance and full overtime pay.',
          'BPJS health and employment insurance, lunch, and a shuttle from Cikarang and Karawang.',
          'Training by the machine’s manufacturer and a clear path to shift leader.',
        ),
        h2('How to apply'),
        p(
          'Send your CV and one sentence about the machine you know best to [karir@vinci.example](mailto:karir@vinci.example), with the subject “Die-cutting operator”. We answer every application within seven working days. We never charge applicants a fee.',
        ),
      ),
  },
  {
    of: 'career-warehouse',
    slug: 'career-warehouse',
    title: 'Warehouse supervisor in Surabaya',
    excerpt:
      'Lead 24 people in our Margomulyo warehouse, look after stock and safety, and help us launch a night shift.',
    body: () =>
      text(
        p(
          'The Margomulyo warehouse serves 60 clients with 9,400 pallet positions. Next year we are adding a night shift. We are looking for a **supervisor** who spends more time in the aisles than at a desk.',
        ),
        h2('Responsibilities'),
        ul(
          'Lead receiving, storage, picking and loading.',
          'Keep stock variance below 0.3% through cycle counts.',
          'Lead on safety: for us, zero accidents is not a slogan but a daily morning meeting.',
          'Plan rosters and coach six team leaders.',
        ),
        h2('Qualifications'),
        ul(
          'Three years of warehouse experience, including one leading a team.',
          'Confident with a WMS and spreadsheets, and familiar with FIFO and FEFO.',
          'A forklift licence (SIO) is an advantage.',
        ),
        h2('Selection process'),
        ol(
          'A 20-minute phone call.',
          'Half a day with the team in the warehouse, paid.',
          'A meeting with the head of operations, followed by a written offer.',
        ),
        p(
          'Apply to [karir@vinci.example](mailto:karir@vinci.example), with the subject “Warehouse supervisor, Surabaya”.',
        ),
      ),
  },
  {
    of: 'career-designer',
    slug: 'career-designer',
    title: 'Packaging designer in Jakarta',
    excerpt:
      'Design boxes that fold in four seconds, survive being handled six times and still look good when they’re opened.',
    body: () =>
      text(
        p(
          'You look at a sheet of board and already see the box. Our studio in Kebayoran is five people who design structure and print for food, cosmetics and electronics. A one-year contract, with a view to extending it.',
        ),
        h2('Your day-to-day'),
        ul(
          'Design structures in ArtiosCAD, and cut the sample on our table the same afternoon.',
          'Prepare files for flexo and offset, and head off the usual problems.',
          'Visit our clients’ packing lines. The best ideas come from people who fold 800 boxes a day.',
        ),
        h2('What we’re looking for'),
        ul(
          'Two years’ experience in packaging or product design, and a portfolio with at least one box we can hold.',
          'Enough English to read technical drawings.',
          'Curiosity about waste: we weigh every design in grams.',
        ),
        h2('What we offer'),
        ul(
          'A fair salary, stated in our first conversation.',
          'Three days in the studio, one at the factory and one wherever you like.',
          'Your name on the designs that go into production.',
        ),
        p(
          'Send your portfolio to [karir@vinci.example](mailto:karir@vinci.example). A photo of a real box says more than a rendering.',
        ),
      ),
  },
];
