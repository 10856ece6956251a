import { richTextOf } from '../rich-text.ts';
import type { StarterPage } from '../starter-page.ts';

/** A lawyer should read it before it is published. */
export const privacy: StarterPage = {
  title: 'Privacy policy',
  slug: 'privacy-policy',
  summary: 'What data we receive, what we use it for, and your rights under Indonesia’s data protection law.',
  blocks: [
    [
      'pages.text',
      {
        text: richTextOf(
          'This policy explains how we process your personal data under Indonesia’s Law No. 27 of 2022 on Personal Data Protection (UU PDP). The data controller is the company named in the footer of this site.',
          '## Data we receive',
          '- Data you send when you contact us: your name, phone or WhatsApp number, email address, company name and the content of your message.\n- Application data, if you apply for a job: your CV and any documents you attach.\n- Server logs: IP address, time of access and pages opened, to keep the site secure.',
          'This site uses no trackers or third-party cookies without your consent. Links to WhatsApp, maps and social media connect you to those services only once you open them; their own privacy policies apply there.',
          'We count visits, pages, searches and downloads without cookies. We keep only daily totals, not your IP address or any other identifier.',
          '## What we use it for',
          '- Answering your questions and preparing the quotes you request.\n- Fulfilling orders, including invoicing and delivery.\n- Assessing job applications.\n- Meeting legal obligations, such as bookkeeping and tax.\n- Keeping the site secure.',
          'The legal bases are your consent, the performance of a contract or steps you request before entering into one, legal obligations, and our legitimate interest in the security of the site.',
          '## Who receives it',
          'Your data is read only by employees who need it for their work and by service providers who act on our instructions, such as hosting providers and carriers. We do not sell personal data.',
          '## How long we keep it',
          'We keep data for as long as the purposes above or the law require, and then delete or destroy it. We delete unsuccessful applications within six months.',
          '## Your rights',
          '- Obtain information about the processing of your data, and a copy of it.\n- Complete, update or correct inaccurate data.\n- Have the processing ended and the data deleted.\n- Withdraw your consent.\n- Suspend or restrict the processing, and object to it.\n- Transfer your data to another party in a common format.\n- Take legal action and receive compensation for unlawful processing.',
          'To exercise these rights, use the contact details below. We respond within 3 × 24 hours of receiving your request.',
          '## If there is a data breach',
          'If your data is affected by a breach, we notify you and the competent authority in writing within 3 × 24 hours, stating which data was disclosed, when and how it happened, and what we are doing about it.',
          '## Changes',
          'We update this page when the way we process data changes.',
        ),
      },
    ],
    ['pages.address', { title: 'Contact', name: '', street: '', hours: [] }],
  ],
};
