import type { Labels } from "#messages/labels.ts";
import type { Message } from "#messages/message.ts";
import * as m from "#messages/schemes/questions.ts";
import type { FINDER_ANSWERS, Question } from "../contracts/schemes/vocabulary.ts";

export type QuestionTexts<Q extends Question> = {
  title: Message;
  /** For a business that has not started yet. */
  titleBeforeStart?: Message;
  help?: Message;
  /** A page of this site that helps to answer the question. */
  link?: { label: Message; href: string };
  answers: Labels<(typeof FINDER_ANSWERS)[Q][number]>;
};

/** Questions of the scheme finder. The studio uses the same labels for the answers. */
export const FINDER_QUESTIONS: { [Q in Question]: QuestionTexts<Q> } = {
  purpose: { title: m.purpose, answers: m.purposes },
  sector: { title: m.sector, answers: m.sectors },
  udyam: {
    title: m.udyam,
    help: m.udyamHelp,
    link: { label: m.workOutClass, href: "/calculators/udyam-class" },
    answers: m.udyamClasses,
  },
  age: { title: m.age, help: m.ageHelp, answers: m.ages },
  amount: { title: m.amount, answers: m.amounts },
  standing: {
    title: m.standing,
    titleBeforeStart: m.standingBeforeStart,
    help: m.standingHelp,
    answers: m.standings,
  },
  recognition: { title: m.recognition, help: m.recognitionHelp, answers: m.recognitions },
  form: { title: m.form, answers: m.forms },
  owner: { title: m.owner, help: m.ownerHelp, answers: m.owners },
  iec: { title: m.iec, answers: m.yesNo },
  exports: { title: m.exporting, answers: m.exportKinds },
  epfo: { title: m.epfo, help: m.epfoHelp, answers: m.epfoAnswers },
  team: { title: m.team, answers: m.teams },
  hires: { title: m.hires, answers: m.hireCounts },
  bank_limit: { title: m.bankLimit, help: m.bankLimitHelp, answers: m.yesNo },
  earlier_loan: { title: m.earlierLoan, answers: m.earlierLoans },
  revenue: { title: m.revenue, help: m.revenueHelp, answers: m.yesNo },
  board_certificate: { title: m.boardCertificate, help: m.boardCertificateHelp, answers: m.yesNo },
  turnover: { title: m.turnover, answers: m.turnovers },
  overdue: { title: m.overdue, help: m.overdueHelp, answers: m.yesNo },
  buyer_platform: { title: m.buyerPlatform, help: m.buyerPlatformHelp, answers: m.yesNo },
};
