import { h2, ol, p, picture, quote, text, ul } from '../text.ts';
import type { TranslatedPost } from './starter-translation.ts';

/** Open positions. */
export const careers: TranslatedPost[] = [
  {
    of: 'career-die-cutting',
    slug: 'career-die-cutting',
    title: 'Die-Cutting Operator in Cikarang',
    excerpt:
      'Run our newest flatbed die cutter, hold a tolerance of half a millimetre and grow into a shift leader.',
    body: (pictureOf) =>
      text(
        p(
          'Our machine cuts, creases and strips seven thousand sheets an hour. The person beside it decides whether sheet seven thousand is as good as the first. We are looking for **two operators**, for the morning and the night shift.',
        ),
        h2('What you will do'),
        ul(
          'Mount dies, set the pressure and approve the first sheet together with quality control.',
          'Keep register and crease depth steady through the run.',
          'Do the daily maintenance and record it.',
          'Train one assistant operator.',
        ),
        h2('What we look for'),
        ul(
          'Vocational or general secondary school (SMK/SMA), preferably in mechanics or printing.',
          'At least one year in die cutting, printing or board converting.',
          'Precise, open about mistakes and willing to work shifts.',
        ),
        ...(pictureOf('die-cutting')
          ? [
              picture(
                pictureOf('die-cutting'),
                'An open die cutter: a sheet is cut and creased in a single stroke, the job of every shift.',
              ),
            ]
          : []),
        h2('What we offer'),
        ul(
          'Base pay above the minimum wage of Bekasi Regency, a night shift allowance and full overtime pay.',
          'BPJS health and employment insurance, lunch, and a shuttle from Cikarang and Karawang.',
          'Training by the manufacturer of the machine and a clear path to shift leader.',
        ),
        quote(
          'I started as an assistant in 2019. Now I set up the machine that I was once only allowed to clean. — Wahyu, shift leader',
        ),
        h2('How to apply'),
        p(
          'Send your CV and one sentence about the machine you know best to [karir@vinci.example](mailto:karir@vinci.example), subject “Die-Cutting Operator”. We answer every application within seven working days, and applying costs nothing.',
        ),
      ),
  },
  {
    of: 'career-warehouse',
    slug: 'career-warehouse',
    title: 'Warehouse Supervisor in Surabaya',
    excerpt:
      'Lead 24 people in our Margomulyo warehouse, look after stock and safety, and help us to start a night shift.',
    body: () =>
      text(
        p(
          'The Margomulyo warehouse serves 60 clients with 9,400 pallet positions. Next year we start a night shift. We are looking for a **supervisor** who walks the aisles more often than sitting at a desk.',
        ),
        h2('Responsibilities'),
        ul(
          'Lead receiving, storage, picking and loading.',
          'Keep stock variance below 0.3% through cycle counts.',
          'Run safety: zero accidents isn’t a slogan, it is a morning meeting.',
          'Plan the rosters and coach six team leaders.',
        ),
        h2('Qualifications'),
        ul(
          'Three years in a warehouse, one of them leading people.',
          'At home with a WMS and spreadsheets; understands FIFO and FEFO.',
          'A forklift licence (SIO) is an advantage.',
        ),
        h2('Selection'),
        ol(
          'A 20-minute phone call.',
          'Half a day in the warehouse with the team, paid.',
          'A meeting with the head of operations, and a written offer.',
        ),
        p(
          'Apply to [karir@vinci.example](mailto:karir@vinci.example), subject “Warehouse Supervisor Surabaya”.',
        ),
      ),
  },
  {
    of: 'career-designer',
    slug: 'career-designer',
    title: 'Packaging Designer in Jakarta',
    excerpt:
      'Design boxes that fold in four seconds, survive six changes of hands and still look good when they are opened.',
    body: () =>
      text(
        p(
          'You look at a sheet of board and already see the box. Our studio in Kebayoran is five people who design structure and print for food, cosmetics and electronics. A one-year contract, meant to continue.',
        ),
        h2('Your days'),
        ul(
          'Draw structures in ArtiosCAD, then cut the sample on our table the same afternoon.',
          'Prepare flexo and offset files, and foresee what usually goes wrong there.',
          'Visit our clients’ packing lines. The best ideas come from people who fold 800 boxes a day.',
        ),
        h2('What we look for'),
        ul(
          'Two years in packaging or product design, and a portfolio with at least one box that we can hold.',
          'Enough English to read technical drawings.',
          'Curiosity about waste: we weigh every design in grams.',
        ),
        h2('What we offer'),
        ul(
          'A fair salary, named in the first conversation.',
          'Three days in the studio, one day at the factory, one day anywhere.',
          'Your name on the designs that are chosen.',
        ),
        p(
          'Send your portfolio to [karir@vinci.example](mailto:karir@vinci.example). A photo of a real box is more convincing than a rendering.',
        ),
      ),
  },
];
