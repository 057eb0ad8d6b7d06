/** Function words, in small letters, of languages that share a script; and the letters beyond a to z that each uses. */
export const functionWords = {
  eng: {
    words:
      "the of and to in is was that for it with as on be at by this had not are but from have they which one you were her all she there would their we him been has when who will no more if out so what up its about into than them can only other new some could these two may then do first any my now such like our over even most after also did many before must through where how your well down should because each just those people too very make still see own never last between both under nobody office send please dear sir madam mr ms mrs regards best kind sincerely thank thanks hello",
    letters: "éèïöêâàçñôü",
  },
  spa: {
    words:
      "de la que el en y a los se del las un por con no una su para es al lo como más o pero sus le ha me si sin sobre este ya entre cuando todo esta ser son dos también fue había era muy años hasta desde está mi porque qué sólo han yo hay vez puede todos así nos ni parte tiene él uno donde bien tiempo mismo ese ahora cada e vida otro después te otros aunque esa eso hace otra gobierno tan durante siempre día tanto ella tres sí dijo quién le nadie ninguna estimado estimada señor señora saludos gracias hola atentamente",
    letters: "áéíóúüñ",
  },
  fra: {
    words:
      "de la le et les des en un du une que est pour qui dans a par plus pas au sur ne se ce il sont avec son aux d l n s c qu ou cette mais comme été nous ont sa ses aussi lui fait être elle deux je vous leur même sans tout y bien peut peu ils tous était avait dont avant très encore où notre votre car quand personne si mes mon ma cela leurs toute après aucune rien monsieur madame cher chère cordialement bonjour merci",
    letters: "àâæçéèêëîïôœùûüÿ",
  },
  deu: {
    words:
      "der die und in den von zu das mit sich des auf für ist im dem nicht ein eine als auch es an werden aus er hat dass sie nach wird bei einer um am sind noch wie einem über einen so zum war haben nur oder aber vor zur bis mehr durch man sein wurde sei wenn ich ihr uns wir ihre ihren bitte was wer davon niemand kein keine schon hier dort habe hatte diese dieser sehr geehrter geehrte herr frau grüße grüßen freundlichen danke liebe lieber",
    letters: "äöüßé",
  },
  ita: {
    words:
      "di e il la che in a per un è del non con le i una da si al dei della sono come più ma lo ha nel alla gli ed o su questo anche se delle ci dalla nella suo dal sua era essere stato ai degli tra cui quando chi ti mi hanno ho ne perché dopo prima molto dove nessuno l d già mai questa fatto poi solo subito gentile egregio signor signora cordiali saluti grazie buongiorno",
    letters: "àèéìíîòóùú",
  },
  por: {
    words:
      "de a o que e do da em um para é com não uma os no se na por mais as dos como mas foi ao ele das tem à seu sua ou ser quando muito há nos já está eu também só pelo pela até isso ela entre era depois sem mesmo aos ter seus quem nas me esse eles estão você tinha foram essa num nem suas meu às minha têm numa pelos elas havia seja qual será nós tenho lhe deles vou ninguém nenhuma embora agora prezado prezada caro cara senhor senhora cumprimentos obrigado obrigada",
    letters: "áâãàçéêíóôõúü",
  },
  nld: {
    words:
      "de het een van en in is dat op te zijn met voor niet die er aan om ook als dan maar of door uit wordt bij nog naar zij hij ik je u we wij was had heeft over geen deze dit wat hun ons zo worden werd kan kon wie waar toen daar niets iemand niemand al tot alleen omdat hebben der tegen onder moet wel hebt stuur hen men mijn haar geachte heer mevrouw groet groeten vriendelijke dank beste",
    letters: "éèëïóöüáê",
  },
  pol: {
    words:
      "w i na z się nie do to że jest o jak po od za a ale przez dla jego są co tak już czy tym być był była było tylko ich lub oraz przed który która które kto ten ta te nikt nic może przy bez tego tej gdy kiedy jednak pod mnie mi nam nas ze też jeszcze proszę więc ponieważ choć ma mam mamy od nich szanowny szanowna pan pani pozdrawiam dziękuję",
    letters: "ąćęłńóśźż",
  },
  ces: {
    words:
      "a se v na je že to s z do o i ve jsem jsme jsou byl byla bylo by ale pro jako za po tak jak od nebo když aby který která které kdo co už jen jeho její jejich ne není mi mě si ze k u při až před bez ten ta ty také může protože nikdo nic prosím pak ani tom tím mezi podle nich kde",
    letters: "áčďéěíňóřšťúůýž",
  },
  slk: {
    words:
      "a sa v na je že to s z do o i vo som sme sú bol bola bolo by ale pre ako za po tak od alebo keď aby ktorý ktorá ktoré kto čo už len jeho jej ich nie mi ma si zo k u pri až pred bez ten tá tie tiež môže pretože nikto nič prosím potom ani tom medzi podľa nich kde",
    letters: "áäčďéíĺľňóôŕšťúýž",
  },
  swe: {
    words:
      "och i att det som en på är av för med till den har de inte om ett han men var jag från så kan när vi nu hade ska eller också hon efter under man sig vid ut mot där skulle detta upp inget ingen någon något vem vad mycket bara över än sin sitt sina hans hennes dem oss denna bara sedan redan får fick vara blir blev utan fast eftersom säger kom mellan in hej tack hälsningar",
    letters: "åäöé",
  },
  dan: {
    words:
      "og i at det som en på er af for med til den har de ikke om et han men var jeg fra så kan når vi nu havde skal eller også hun efter under man sig ved ud mod der ville dette op intet ingen nogen noget hvem hvad meget kun over end sin sit sine hans hendes dem os denne siden allerede får fik være bliver blev uden selv fordi da måtte hvor dig mig ind siger kom mellem hej tak hilsen",
    letters: "æøåé",
  },
  nob: {
    words:
      "og i at det som en på er av for med til den har de ikke om et han men var jeg fra så kan når vi nå hadde skal eller også hun etter under man seg ved ut mot der ville dette opp ingen noen noe hvem hva mye bare over enn sin sitt sine hans hennes dem oss denne siden allerede får fikk være blir ble uten selv fordi da måtte hvor deg meg inn sier kom mellom hei takk hilsen",
    letters: "æøåéòô",
  },
  fin: {
    words:
      "ja on ei se että oli hän ovat joka mutta kun niin kuin myös tai sen olla jo vain jos ole hänen mitä ne nyt sitä tämä siitä mukaan sekä vielä hän eivät olisi oli olivat kuka mitään kukaan me te he minä sinä meidän teille heiltä emme en joten koska vaikka enää pois jälkeen ennen kanssa tämän että muu piti",
    letters: "äöåšž",
  },
  hun: {
    words:
      "a az és hogy nem is egy ez volt de meg csak már ha mint vagy azt még el ki lehet kell van be fel most mert ezt olyan minden sem aki le én te ő mi ti ők nekem neki tőlük akkor amikor után alatt között pedig majd úgy így ami nincs volna senki semmi bár kérem két három",
    letters: "áéíóöőúüű",
  },
  ron: {
    words:
      "de și în a la cu pe nu o din că care un este să pentru mai au ca se sa fost al le sau ce dar lui iar ale după prin fi sunt am era ei el ea noi voi vă îi își i despre dacă când cine nimeni nimic până foarte fără doar unui unei această acest acum deja niciun deși lor către între prea",
    letters: "ăâîșțşţ",
  },
  tur: {
    words:
      "ve bir bu da de için ile çok daha olarak ne gibi o ama kadar olan sonra ki en her var ya mi mı mu mü değil veya ise şey ben sen biz siz onlar size bize bana kim hiç kimse yok artık önce olduğunu oldu olduğu göre iki üç ancak çünkü üzerinde şimdiye hiçbir lütfen bunu onu diye eden",
    letters: "çğıİöşüâîû",
  },
  vie: {
    words:
      "và của là có không được trong cho một các những với người đã này khi để từ ở đến về như cũng ra đó thì vào tôi chúng ta anh chị ông bà ai gì nào nhưng vì phải nói rằng trên dưới sau trước hơn rất còn chưa sẽ đang nữa lại bị hai ba ngày mai hàng tại nếu hay hoặc",
    letters: "àáâãèéêìíòóôõùúýăđĩũơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ",
  },
  hbs: {
    words:
      "i je u se na da su za od s sa o a ne kao što po iz ili bio bila bilo ali koji koja koje kad kada ako to ovo on ona oni mi vi ja njih nam vam mu joj ga ih već nije nismo nisu samo još do prije pre te tko ko nitko niko ništa gdje gde jer iako molim dva tri sve bi će pod bez kod nakon",
    letters: "čćđšž",
  },
  slv: {
    words:
      "in je v se na da so za z s o pa ne kot po iz ali bil bila bilo ki ko če to ta on ona oni mi vi jaz jih nam vam mu jo ga že ni niso samo še do pred kdo nihče nič kjer ker čeprav prosim dva tri vse bi bo pod brez pri smo sem tudi lahko",
    letters: "čšž",
  },
  cat: {
    words:
      "de la i el que a en les del els un per una amb no es al és va se ser més com o però ha dels les seva seu són van hi tot també quan qui us em et ens ja aquest aquesta sense fins des entre ni cap molt perquè on l d demà ningú tres dos era havia estat ells tot",
    letters: "àçéèíïóòúü·ŀ",
  },
  glg: {
    words:
      "de a o que e do da en un para é con non unha os no se na por máis as dos como pero foi ao el das ten á seu súa ou ser cando moi hai nos xa está eu tamén só polo pola ata iso ela entre era despois sen mesmo quen lle lles ninguén dous dúas onte hoxe mañá dende cun cunha nun nunha dun dunha co coa cos coas polos polas che grazas foron tiña houbo fixo ás aínda entón ningún ningunha algunha nosa noso nosos súas miña túa unhas nin puido xunto agora aquí luns mércores xoves venres xaneiro febreiro maio xuño xullo setembro outubro decembro saúdos estimada estimado",
    letters: "áéíóúüñ",
  },
  msa: {
    words:
      "yang dan di itu dengan untuk tidak ini dari dalam akan pada juga saya ke karena ada mereka kami kita bahwa oleh telah sudah atau bisa dapat adalah lebih hanya tetapi seorang orang dua tiga siapa apa belum lagi ketika saat masih harus sebuah para anda dia ia kepada atas walaupun mau satu tersebut hari seperti daripada boleh kerana",
    letters: "",
  },
  rus: {
    words:
      "и в не на что я с он а как это по но они к у ты из мы за вы так же от сказать для о то все который было был была были бы до мне нет еще ещё если уже или ни быть при только его её их него них чтобы когда кто никто где потому хотя этой этот эта эти нам вам со два три во пожалуйста ли никакого уважаемый уважаемая здравствуйте спасибо уважением",
    letters: "абвгдеёжзийклмнопрстуфхцчшщъыьэюя",
  },
  ukr: {
    words:
      "і в не на що я з він а як це по але вони до у ти із ми за ви так же від для о то все який було був була були б мені немає ще якщо вже або ні бути при тільки його її їх них щоб коли хто ніхто де тому хоча цій цей ця ці нам вам зі два три та й бо будь ласка жодної про",
    letters: "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя'",
  },
  bel: {
    words:
      "і ў не на што я з ён а як гэта па але яны да у ты мы за вы так ад для аб то усё які было быў была былі мне няма яшчэ калі ўжо або ні быць пры толькі яго яе іх каб хто ніхто дзе таму хоць",
    letters: "абвгдеёжзійклмнопрстуўфхцчшыьэюя'",
  },
  bul: {
    words:
      "на и в да се за от не с е са по че това като до си ще са го бе или но той тя те ние вие аз ми му й им ни ви беше бяха който която които когато ако още вече само след преди при без кой никой нищо защото въпреки има няма към тази този тези един една две два три моля сме съм",
    letters: "абвгдежзийклмнопрстуфхцчшщъьюяѝ",
  },
  srp: {
    words:
      "и је у се на да су за од с са о а не као што по из или био била било али који која које кад када ако то ово он она они ми ви ја њих нам вам му јој га их већ није нисмо нису само још до пре те ко нико ништа где јер иако молим два три све би ће под без код након",
    letters: "абвгдђежзијклљмнњопрстћуфхцчџш",
  },
  mkd: {
    words:
      "на и во да се за од не со е по дека тоа како до си ќе го ја ги ли или но тој таа тие ние вие јас ми му ѝ им ни ви беше беа кој која кои кога ако уште веќе само пред при без никој ништо затоа има нема кон овој оваа овие еден една две три ве сме сум",
    letters: "абвгдѓежзѕијклљмнњопрстќуфхцчџшѝѐ",
  },
  arb: {
    words:
      "في من على إلى أن عن التي الذي هذا هذه مع كان كانت لا ما لم لن هو هي كل بعد قبل بين أو ثم قد حتى إذا لكن ولكن غير أي أحد حيث عند عندما منذ كما قال يوم إن أنه أنها كانا ولم منهم وقد لأن الآن به له لها",
    letters: "ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىي",
  },
  fas: {
    words:
      "و در به از که این را با است برای آن یک تا هم بر می شد شده خود کرد اما ما من او آنها وقتی چون هیچ چه کسی روی بود باید نیز هر یا پیش دو سه بین اگر دیگر هنوز کند کرده لطفاً بوده های ها شود دارد",
    letters: "ءآأؤئابتثجحخدذرزسشصضطظعغفقلمنهوپچژکگی",
  },
  urd: {
    words:
      "اور کے میں کی ہے کا سے نے کو کہ پر اس یہ وہ ہیں تھا تھی تھے بھی ایک نہیں تو جو ان کیا ہو گیا کر لیے جب لیکن کوئی کسی ہم ہمیں آپ اسے جا چکا چکے دو تین تک دیں گئے کیونکہ پہلے بعد",
    letters: "ءآأؤئابتثجحخدذرزسشصضطظعغفقلمنوپچژکگیٹڈڑںھہۂۃےۓ",
  },
  afr: {
    words:
      "die het en van in is nie wat vir met op om te sy hulle ons jy ek hy was dit dat as maar ook by na uit aan nog daar hierdie word kan sal moet toe waar wie geen al so haar hul julle een twee drie",
    letters: "êëïôûéèöü",
  },
  hin: {
    words:
      "के में है की का से को और ने पर हैं यह वह कि भी एक नहीं तो जो था थी थे हो गया कर लिए जब लेकिन कोई किसी हम हमें आप उसे इस उस इन उन जा चुका तक दें गए गई क्योंकि पहले बाद ही अब दो तीन कृपया",
    letters: "अआइईउऊऋएऐओऔकखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसहऑ",
  },
  mar: {
    words:
      "आहे आणि या व च ते तो ती हे हा ही नाही होते होता होती केले केला करून मध्ये साठी पण की जे जो त्या त्यांनी त्याने आम्ही तुम्ही मी एक दोन तीन असे असून झाले झाला कोणी काही वर पर्यंत आले",
    letters: "अआइईउऊऋएऐओऔकखगघङचछजझञटठडढणतथदधनपफबभमयरलळवशषसहऑ",
  },
  npi: {
    words: "र को मा छ ले हो छन् गर्ने भएको थियो थिए यो त्यो पनि तर लागि बाट भने गरेको गरे हामी तपाईं म एक दुई तीन छैन भन्ने कुनै सबै हरू उनले यस",
    letters: "अआइईउऊऋएऐओऔकखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह",
  },
} as const;
