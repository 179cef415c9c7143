import { message } from "../message.ts";

export const teamDescription = message({
  en: "The national board, the advisory board, the mentors and the regional boards of MASA Forum in Delhi, Raipur, Indore, Bhubaneswar and Mumbai.",
  hi: "मासा फ़ोरम का राष्ट्रीय बोर्ड, सलाहकार बोर्ड, मेंटर, और दिल्ली, रायपुर, इंदौर, भुवनेश्वर और मुंबई के क्षेत्रीय बोर्ड।",
});
export const teamLead = message({
  en: "People who have run plants, shops, looms and ledgers. They set the forum’s course, mentor its members and lead the chapters in five cities.",
  hi: "वे लोग, जिन्होंने कारखाने, दुकानें, करघे और बही-खाते खुद सँभाले हैं। वे फ़ोरम की दिशा तय करते हैं, सदस्यों को सलाह देते हैं और पाँच शहरों के चैप्टर चलाते हैं।",
});
export const teamSections = message({ en: "Sections of the team", hi: "टीम के हिस्से" });
export const regionalBoards = message({ en: "Regional boards", hi: "क्षेत्रीय बोर्ड" });
export const askTitle = message({ en: "Ask one of them", hi: "इनसे अपना सवाल पूछें" });
export const askText = message({
  en: "Tell us what you are working on and where you are stuck. We will pass it to someone who has faced that problem.",
  hi: "लिखें कि आपका काम क्या चल रहा है और कहाँ अटका है। हम उसे उन तक पहुँचाते हैं, जो वही मुश्किल पहले देख चुके हैं।",
});
export const profile = message({
  en: "Profile<more> of {name} (opens in a new tab)</more>",
  hi: "<more>{name} की </more>प्रोफ़ाइल<more> (नए टैब में खुलती है)</more>",
});
export const topics = message({ en: "Topics", hi: "विषय" });
export const languages = message({ en: "Languages", hi: "भाषाएँ" });
export const city = message({ en: "City", hi: "शहर" });

export const partnersDescription = message({
  en: "The incubators, advisers, laboratories and media houses, the banks and the exchanges that work with members of MASA Forum.",
  hi: "वे इनक्यूबेटर, सलाहकार, प्रयोगशालाएँ, मीडिया संस्थान, बैंक और एक्सचेंज, जो मासा फ़ोरम के सदस्यों के साथ काम करते हैं।",
});
export const partnersLead = message({
  en: "A forum cannot test a package, draft a contract or sanction a loan. These organisations can, and they know what a small enterprise can afford.",
  hi: "फ़ोरम न पैकेजिंग की जाँच कर सकता है, न अनुबंध लिख सकता है, न लोन मंज़ूर कर सकता है। ये संस्थाएँ यह कर सकती हैं, और जानती हैं कि छोटा उद्यम कितना खर्च उठा सकता है।",
});
export const ecosystemIntro = message({
  en: "Incubators, lawyers, accountants, designers, laboratories and carriers. They hold clinics in the chapters and take members’ questions. <a>Work with us</a>",
  hi: "इनक्यूबेटर, वकील, अकाउंटेंट, डिज़ाइनर, प्रयोगशालाएँ और माल पहुँचाने वाली कंपनियाँ। वे चैप्टरों में क्लिनिक लगाते हैं और सदस्यों के सवालों के जवाब देते हैं। <a>हमारे साथ काम करें</a>",
});
export const banksIntro = message({
  en: "They explain credit and listing at our events, and read the papers of members who are ready. We introduce; each institution decides by its own rules. <a>Work with us</a>",
  hi: "वे हमारे कार्यक्रमों में लोन और लिस्टिंग समझाते हैं, और जो सदस्य तैयार हैं, उनके कागज़ पढ़ते हैं। हम परिचय कराते हैं; फ़ैसला हर संस्था अपने नियमों से करती है। <a>हमारे साथ काम करें</a>",
});

export const membersDescription = message({
  en: "Owners and founders who belong to MASA Forum: who they are, what they make and when they joined.",
  hi: "मासा फ़ोरम के सदस्य, मालिक और संस्थापक: वे कौन हैं, क्या बनाते हैं और कब जुड़े।",
});
export const membersLead = message({
  en: "They mill, sew, machine, press, repair and keep books. If you would like to buy from one of them, or learn from one, write to us and we will check with them first.",
  hi: "कोई दाल दलता है, कोई वर्दी सिलता है, कोई पुर्ज़े बनाता है, कोई मरम्मत करता है, कोई बही-खाता रखता है। किसी से खरीदना हो या कुछ सीखना हो, तो हमें लिखें; हम पहले उनसे पूछ लेंगे।",
});
export const members = message({ en: "Members", hi: "सदस्य" });
export const joined = message({ en: "Joined {month}", hi: "{month} से सदस्य" });
export const becomeMember = message({ en: "Become a member", hi: "सदस्य बनें" });
export const becomeText = message({
  en: "Each membership includes a place on this page, if you wish it. A free account does not include a membership.",
  hi: "हर सदस्यता में, अगर आप चाहें, इस पेज पर जगह शामिल है। मुफ़्त खाते में सदस्यता शामिल नहीं है।",
});
